import { randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook, CollectionConfig, Field, FieldAccess } from 'payload'
import * as z from 'zod/mini'
import { Skill } from '#contracts/exam-types.ts'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { StoreLanguage } from '#contracts/stores.ts'
import { textOf } from '#locales/texts.ts'
import { hasRole, noAccess, setByShop, writtenByAdmins } from '#plugins/kit/admin/access.ts'
import { asMoment, internalField } from '#plugins/kit/admin/admin-fields.ts'
import { declares } from '#plugins/kit/admin/declares.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { typedJson } from '#plugins/kit/storage/document-types.ts'
import { BOOKINGS_GROUP, choice, staffText } from './admin-fields.ts'
import { calendarAddress } from './busy/calendar-address.ts'
import { scheduleHooks } from './schedule-changes.ts'
import { sameId } from './store-scope.ts'

/** Where calendars read the feed of an optometrist. */
function feedAddress(secret: string): string {
  return shopUrl(`/vastaanotto/${secret}.ics`)
}

/** A new secret of a feed, too long to be guessed. */
export function newFeedSecret(): string {
  return randomBytes(24).toString('base64url')
}

/** Gives a new optometrist a feed, and one whose address has leaked another. */
const withFeed: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'create' || data.renewFeed ? { ...data, feedSecret: newFeedSecret(), renewFeed: false } : data

/** Another calendar begins anew: what the former one said holds no longer. Staff renew one that was left. */
const withOwnCalendar: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const former = (originalDoc as { busyCalendarUrl?: string | null } | undefined)?.busyCalendarUrl ?? ''
  const begun = { isBusyLeft: false, busyFailures: 0 }
  if (data.busyCalendarUrl === undefined || (data.busyCalendarUrl ?? '') === former)
    return data.isBusyLeft === false ? { ...data, ...begun } : data
  return { ...data, ...begun, busy: [], busyEtag: null, busyReadAt: null, busyFailedAt: null, busyProblem: null }
}

/** Limits the address to admins and its owner, since it shows the owner's day to anyone who has it. */
const ownOrAdmin: FieldAccess = ({ req, doc }) =>
  hasRole(req, ['admin']) || sameId(req.user?.id, (doc as { account?: unknown } | undefined)?.account)

const work: Field[] = [
  {
    name: 'number',
    label: 'Numero',
    type: 'number',
    required: true,
    unique: true,
    index: true,
    validate: readable(z.int().check(z.positive(), z.maximum(999_999)), 'Kirjoita kokonaisluku.'),
    admin: { description: 'Varaukset kulkevat tällä numerolla. Älä käytä sitä uudelleen toiselle.' },
  },
  {
    name: 'name',
    label: 'Nimi',
    type: 'text',
    required: true,
    maxLength: 80,
    admin: { description: 'Näin asiakkaat näkevät hänet varatessaan.' },
  },
  {
    name: 'stores',
    label: 'Myymälät',
    type: 'relationship',
    relationTo: 'stores',
    hasMany: true,
    required: true,
    admin: { description: 'Missä hänellä voi olla vuoroja.' },
  },
  choice('skill', Skill.options, { name: 'skills', label: 'Osaaminen', hasMany: true, required: true }),
  {
    name: 'languages',
    label: 'Kielet',
    type: 'select',
    hasMany: true,
    options: StoreLanguage.options.map((value) => ({
      value,
      label: textOf(STAFF_LANGUAGE, 'stores')(`languages.${value}`),
    })),
  },
]

const calendars: Field[] = [
  {
    name: 'feedAddress',
    label: 'Kalenterisyötteen osoite',
    type: 'text',
    virtual: true,
    access: { read: ownOrAdmin, ...setByShop },
    hooks: {
      afterRead: [
        ({ siblingData }) => {
          const { feedSecret } = siblingData as { feedSecret?: string | null }
          return feedSecret ? feedAddress(feedSecret) : undefined
        },
      ],
    },
    admin: {
      readOnly: true,
      disableListColumn: true,
      disableListFilter: true,
      description:
        'Lisää osoite omaan kalenteriisi, niin tulevat varaukset näkyvät siellä: tarkastus, myymälä ja huone, ei asiakkaan tietoja. Osoite on salainen, älä jaa sitä.',
    },
  },
  {
    name: 'renewFeed',
    label: 'Vaihda syötteen osoite, kun tallennan',
    type: 'checkbox',
    defaultValue: false,
    admin: { description: 'Vanha osoite lakkaa heti toimimasta.', disableListColumn: true, disableListFilter: true },
  },
  {
    name: 'busyCalendarUrl',
    label: 'Oman kalenterin osoite',
    type: 'text',
    maxLength: 1000,
    access: { read: ownOrAdmin },
    validate: (value: unknown) =>
      !value || calendarAddress(String(value)) !== undefined || staffText()('calendar_problem.address'),
    admin: {
      disableListColumn: true,
      disableListFilter: true,
      description:
        'Osoite, josta luetaan puolen tunnin välein, milloin hän on varattu (iCalendar). Kalenterista otetaan vain ajat. Niihin ei voi varata.',
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'busyReadAt',
        label: 'Luettu viimeksi',
        type: 'date',
        access: setByShop,
        admin: { ...asMoment, readOnly: true, condition: hasCalendar, width: '50%' },
      },
      {
        name: 'busyFailedAt',
        label: 'Lukeminen epäonnistui',
        type: 'date',
        access: setByShop,
        admin: { ...asMoment, readOnly: true, condition: hasFailed, width: '50%' },
      },
    ],
  },
  {
    name: 'busyProblem',
    label: 'Mikä lukemisessa on vialla',
    type: 'text',
    access: setByShop,
    admin: {
      readOnly: true,
      condition: hasProblem,
      description: 'Jos lukeminen epäonnistui, pätee se, mitä viimeksi saatiin luettua.',
    },
  },
  {
    name: 'isBusyLeft',
    label: 'Lukeminen on lopetettu',
    type: 'checkbox',
    defaultValue: false,
    admin: {
      condition: isLeft,
      disableListColumn: true,
      disableListFilter: true,
      description:
        'Kalenterin lukeminen epäonnistui kolmesti, joten sitä ei enää lueta. Kun kalenteri on korjattu, poista valinta ja tallenna: se luetaan taas puolen tunnin sisällä.',
    },
  },
]

function hasCalendar({ busyCalendarUrl }: Partial<{ busyCalendarUrl: string | null }>): boolean {
  return Boolean(busyCalendarUrl)
}

function hasFailed({ busyFailedAt }: Partial<{ busyFailedAt: string | null }>): boolean {
  return Boolean(busyFailedAt)
}

function hasProblem({ busyProblem }: Partial<{ busyProblem: string | null }>): boolean {
  return Boolean(busyProblem)
}

function isLeft({ isBusyLeft }: Partial<{ isBusyLeft: boolean | null }>): boolean {
  return Boolean(isBusyLeft)
}

/** Who gives exams: opticians, and audiologists for hearing. */
export const optometrists: CollectionConfig = {
  slug: 'optometrists',
  custom: declares({
    may: { read: 'staff', create: 'admin', update: 'admin', delete: 'nobody' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'optikko', plural: 'Optikot' },
  admin: {
    group: BOOKINGS_GROUP,
    useAsTitle: 'name',
    defaultColumns: ['name', 'stores', 'skills', 'isActive', 'number'],
    listSearchableFields: ['name'],
    description: 'Kuka tutkii, missä ja mitä hän osaa. Työajat ovat viikkopohjissa ja vuoroissa.',
  },
  defaultSort: 'name',
  access: { ...writtenByAdmins, delete: noAccess },
  hooks: { ...scheduleHooks, beforeChange: [withFeed, withOwnCalendar] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Työ', fields: work },
        { label: 'Kalenterit', fields: calendars },
      ],
    },
    {
      name: 'isActive',
      label: 'Ottaa vastaan',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        position: 'sidebar',
        description: 'Kun poistat valinnan, häntä ei voi enää varata. Tehdyt varaukset jäävät.',
      },
    },
    {
      name: 'account',
      label: 'Käyttäjätunnus',
      type: 'relationship',
      relationTo: 'staff',
      admin: {
        position: 'sidebar',
        description: 'Työntekijä, joka on tämä optikko. Hänen nimellään kirjataan reseptit.',
      },
    },
    {
      name: 'feedSecret',
      type: 'text',
      unique: true,
      index: true,
      access: { ...setByShop, read: () => false },
      admin: internalField,
    },
    typedJson('busy', '{ from: string; to: string }[] | null', {
      required: false,
      access: { ...setByShop, read: () => false },
      admin: internalField,
    }),
    { name: 'busyEtag', type: 'text', access: { ...setByShop, read: () => false }, admin: internalField },
    // How many times running the calendar itself could not be read.
    { name: 'busyFailures', type: 'number', access: { ...setByShop, read: () => false }, admin: internalField },
  ],
}
