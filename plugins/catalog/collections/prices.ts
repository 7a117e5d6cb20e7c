import type {
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  DateFieldValidation,
} from 'payload'
import * as z from 'zod/mini'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { ListPrice } from '#contracts/money.ts'
import { textOf } from '#locales/texts.ts'
import { setByShop, noAccess } from '#plugins/kit/admin/access.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { asEuros, internalField, momentPicker } from '#plugins/kit/admin/admin-fields.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { countWhere, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { catalogChanged, goodsChanged } from '../catalog-changes.ts'
import { CATALOG_GROUP, catalogAccess } from './admin-fields.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

/** How far in the past a price may begin, as time to fill in the form. */
const FORM_MS = 3_600_000

/** A price stands under one key per article, channel, kind and beginning. */
const keyed: CollectionBeforeValidateHook = ({ data, operation }) => {
  if (!data || operation !== 'create') return data
  const startsAt = data.startsAt ?? nowIso()
  const key = data.key ?? [data.article, data.channel, data.kind, startsAt].join(':')
  return { ...data, startsAt, key }
}

/** With its first price an article is listed, and its group may be in the menus from now on. */
const priced: CollectionAfterChangeHook = async ({ doc, req }) => {
  const article: DocumentId = doc.article?.id ?? doc.article
  const isFirst = (await countWhere(req, 'prices', { article: { equals: article } })) === 1
  await (isFirst ? catalogChanged(req, 'article', [article]) : goodsChanged(req, 'article', [article]))
}

/** A picker leaves a local time that Helsinki's clocks skip without a zone. */
const notBackdated: DateFieldValidation = (value) => {
  if (typeof value === 'string' && value !== '' && !z.iso.datetime().safeParse(value).success)
    return textOf(STAFF_LANGUAGE, 'refusal')('release.moment_skipped')
  return !value || new Date(value).getTime() >= now().getTime() - FORM_MS
    ? true
    : 'Hinta ei voi alkaa menneisyydessä: hintahistoria todistaa, mitä tuote on maksanut.'
}

/** What goods cost from an instant on. Price and price log in one, so a row is never changed and never deleted. */
export const prices: CollectionConfig = {
  slug: 'prices',
  custom: declares({
    may: { read: 'staff', create: 'admin', update: 'nobody', delete: 'nobody' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'hinta', plural: 'Hinnat' },
  admin: {
    group: CATALOG_GROUP,
    useAsTitle: 'title',
    defaultColumns: ['startsAt', 'article', 'amount', 'channel', 'kind', 'isCampaign'],
    listSearchableFields: ['title'],
    description:
      'Uusi hinta lisätään, vanhaa ei muuteta: näin 30 päivän alin hinta pysyy totena. Kampanja päättyy, kun seuraava hinta alkaa.',
  },
  defaultSort: '-startsAt',
  access: { ...catalogAccess, update: noAccess },
  hooks: { afterChange: [priced], beforeValidate: [keyed] },
  fields: [
    { name: 'article', label: 'Tuote', type: 'relationship', relationTo: 'articles', required: true, index: true },
    {
      name: 'channel',
      label: 'Myyntikanava',
      type: 'select',
      required: true,
      defaultValue: 'online',
      options: [
        { value: 'online', label: 'Verkkokauppa' },
        { value: 'stores', label: 'Myymälät' },
      ],
    },
    {
      name: 'kind',
      label: 'Hinnan laji',
      type: 'select',
      required: true,
      defaultValue: 'unit',
      options: [
        { value: 'unit', label: 'Kertaosto' },
        { value: 'subscription', label: 'Kestotilaus' },
      ],
    },
    {
      name: 'amount',
      label: 'Hinta',
      type: 'number',
      required: true,
      validate: readable(
        ListPrice.check(z.positive()),
        'Kirjoita hinta euroina, esimerkiksi 129,00. Suurin on 10 000,00.',
      ),
      admin: { ...asEuros, description: 'Sisältää arvonlisäveron.' },
    },
    {
      name: 'isCampaign',
      label: 'Alennus',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description: 'Ilmoitetaan alennuksena vain, jos hinta alittaa kampanjaa edeltäneiden 30 päivän alimman hinnan.',
      },
    },
    {
      name: 'startsAt',
      label: 'Voimassa alkaen',
      type: 'date',
      index: true,
      validate: notBackdated,
      admin: { ...momentPicker('Voimassa alkaen'), description: 'Tyhjänä heti.' },
    },
    { name: 'title', label: 'Tuote', type: 'text', virtual: 'article.title', admin: internalField },
    { name: 'key', type: 'text', unique: true, index: true, access: setByShop, admin: internalField },
  ],
}
