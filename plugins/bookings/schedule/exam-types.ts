import type { CollectionConfig, Field } from 'payload'
import * as z from 'zod/mini'
import { ExamGroup, ExamLevel, ExamTypeId, Instrument, Skill } from '#contracts/exam-types.ts'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { ListPrice } from '#contracts/money.ts'
import { StoreService } from '#contracts/stores.ts'
import { textOf } from '#locales/texts.ts'
import { anyStaff, EDITORS, noAccess, staffIn } from '#plugins/kit/admin/access.ts'
import { asEuros, asLines } from '#plugins/kit/admin/admin-fields.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { translations } from '#plugins/kit/admin/translations.ts'
import { typed } from '#plugins/kit/storage/document-types.ts'
import { BOOKINGS_GROUP, choice } from './admin-fields.ts'
import { scheduleHooks } from './schedule-changes.ts'
import { byAdmins } from './store-scope.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

const Minutes = z.int().check(z.minimum(5), z.maximum(240), z.multipleOf(5))
const Lines = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(12))

const Years = z.int().check(z.minimum(0), z.maximum(130))

/** A row of the ages that an exam is for. */
interface Ages {
  from: number
  to?: number | null
}

/** Whether someone of these ages is also of others that begin no earlier. */
const overlapsOlder = ({ from, to }: Ages, others: readonly Ages[]) =>
  others.some((other) => from <= other.from && other.from <= (to ?? Infinity))

/** Only admins change what staff and calendars rely on. Editors change the words. */
const forAdmins = { update: byAdmins }

const words: Field[] = [
  { name: 'name', label: 'Nimi', type: 'text', required: true, maxLength: 80 },
  {
    name: 'complaint',
    label: 'Asiakkaan sanoin',
    type: 'text',
    required: true,
    maxLength: 120,
    admin: { description: 'Mitä ihminen sanoisi vaivastaan, esimerkiksi: Näen kauas sumeasti.' },
  },
  { name: 'description', label: 'Kuvaus', type: 'textarea', required: true, maxLength: 1000 },
  {
    name: 'bring',
    label: 'Ota mukaan',
    type: 'json',
    typescriptSchema: typed('string[] | null'),
    validate: readable(Lines, 'Kirjoita enintään 12 riviä, jokaiselle yksi asia.'),
    admin: { ...asLines, description: 'Yksi asia riville.' },
  },
]

const terms: Field[] = [
  {
    type: 'row',
    fields: [
      choice('group', ExamGroup.options, {
        name: 'group',
        label: 'Ryhmä',
        required: true,
        access: forAdmins,
        admin: { width: '50%' },
      }),
      choice('level', ExamLevel.options, {
        name: 'level',
        label: 'Laajuus',
        required: true,
        defaultValue: 'basic',
        access: forAdmins,
        admin: { width: '50%' },
      }),
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'minutes',
        label: 'Kesto minuutteina',
        type: 'number',
        required: true,
        defaultValue: 30,
        access: forAdmins,
        validate: readable(Minutes, 'Kirjoita kesto viiden minuutin välein, 5–240.'),
        admin: { width: '50%', description: 'Varatut käynnit pitävät sen keston, jolla ne varattiin.' },
      },
      {
        name: 'price',
        label: 'Hinta',
        type: 'number',
        required: true,
        access: forAdmins,
        validate: readable(ListPrice, 'Kirjoita hinta euroina, esimerkiksi 45,00.'),
        admin: {
          ...asEuros,
          width: '50%',
          description:
            'Maksetaan myymälässä. Laillistetun ammattihenkilön tarkastuksessa ei ole arvonlisäveroa (AVL 34–36 §).',
        },
      },
    ],
  },
  {
    name: 'ages',
    label: 'Ikäryhmät',
    type: 'array',
    required: true,
    minRows: 1,
    maxRows: 10,
    access: forAdmins,
    labels: { singular: 'ikäryhmä', plural: 'ikäryhmät' },
    admin: {
      initCollapsed: false,
      description:
        'Kenelle tarkastus tehdään. Varaajalta kysytään ikä ensin. Alaikäiseltä kysytään huoltajan yhteystiedot.',
    },
    validate: (rows) => {
      const ages = (rows ?? []).map((row) => row as Ages)
      if (ages.length === 0) return 'Lisää ainakin yksi ikäryhmä.'
      return !ages.some((one, at) => overlapsOlder(one, ages.toSpliced(at, 1))) || 'Ikäryhmät menevät päällekkäin.'
    },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'from',
            label: 'Vähintään vuotta',
            type: 'number',
            required: true,
            validate: readable(Years, 'Kirjoita ikä vuosina, 0–130.'),
            admin: { width: '50%' },
          },
          {
            name: 'to',
            label: 'Enintään vuotta',
            type: 'number',
            validate: (to: unknown, { siblingData }: { siblingData: Partial<Ages> }) =>
              to === null ||
              to === undefined ||
              (Years.safeParse(to).success && Number(to) >= Number(siblingData.from)) ||
              'Kirjoita ikä vuosina. Se ei voi olla pienempi kuin alaraja.',
            admin: { width: '50%', description: 'Tyhjä: ei ylärajaa.' },
          },
        ],
      },
    ],
  },
  choice('skill', Skill.options, {
    name: 'skill',
    label: 'Optikolta vaadittava osaaminen',
    required: true,
    defaultValue: 'refraction',
    access: forAdmins,
  }),
  choice('instrument', Instrument.options, {
    name: 'instruments',
    label: 'Tarvittavat laitteet',
    hasMany: true,
    access: forAdmins,
    admin: { description: 'Aika vapautuu vasta, kun huone ja kaikki nämä laitteet ovat vapaina.' },
  }),
  {
    name: 'service',
    label: 'Myymälän palvelu',
    type: 'select',
    required: true,
    defaultValue: 'eye_exam',
    options: StoreService.options.map((value) => ({
      value,
      label: textOf(STAFF_LANGUAGE, 'stores')(`services.${value}`),
    })),
    access: forAdmins,
    admin: { description: 'Tarkastusta voi varata myymälöihin, jotka antavat tätä palvelua.' },
  },
]

/** The kinds of exams that can be booked. */
export const examTypes: CollectionConfig = {
  slug: 'exam-types',
  custom: declares({
    // Editors write the words, which field access enforces.
    may: { read: 'staff', create: 'admin', update: 'editor', delete: 'nobody' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'tarkastus', plural: 'Tarkastukset' },
  admin: {
    group: BOOKINGS_GROUP,
    useAsTitle: 'name',
    defaultColumns: ['name', 'group', 'minutes', 'price', 'isOffered', 'place'],
    listSearchableFields: ['name', 'complaint'],
    description:
      'Mitä verkossa voi varata. Muutokset näkyvät heti; tehdyt varaukset säilyvät sellaisina kuin ne tehtiin.',
  },
  defaultSort: 'place',
  access: { read: anyStaff, create: staffIn('admin'), update: staffIn(...EDITORS), delete: noAccess },
  hooks: scheduleHooks,
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: 'Sanat', fields: [...words, translations(words)] },
        { label: 'Kesto, hinta ja tarpeet', fields: terms },
      ],
    },
    {
      name: 'key',
      label: 'Tunnus',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      access: { update: () => false },
      validate: readable(ExamTypeId, 'Käytä pieniä kirjaimia a–z, numeroita ja väliviivoja, enintään 60 merkkiä.'),
      admin: { position: 'sidebar', description: 'Näkyy osoitteessa eikä muutu, esimerkiksi nayttopaatelasit.' },
    },
    {
      name: 'isOffered',
      label: 'Varattavissa',
      type: 'checkbox',
      defaultValue: true,
      access: forAdmins,
      admin: { position: 'sidebar' },
    },
    {
      name: 'isForCompanies',
      label: 'Myös yrityksen maksamana',
      type: 'checkbox',
      defaultValue: false,
      access: forAdmins,
      admin: { position: 'sidebar', description: 'Varaaja voi kertoa yrityksen, maksusitoumuksen ja työetäisyydet.' },
    },
    {
      name: 'isFitting',
      label: 'Tilattujen lasien sovitus',
      type: 'checkbox',
      defaultValue: false,
      access: forAdmins,
      admin: {
        position: 'sidebar',
        description: 'Asiakas varaa tämän tilauksestaan, kun linssit sovitetaan myymälässä. Ei näy ajanvarauksessa.',
      },
    },
    {
      name: 'place',
      label: 'Järjestys',
      type: 'number',
      required: true,
      defaultValue: 100,
      index: true,
      validate: readable(z.int().check(z.minimum(0), z.maximum(9999)), 'Kirjoita kokonaisluku 0–9999.'),
      admin: { position: 'sidebar', description: 'Pienin ensin.' },
    },
  ],
}
