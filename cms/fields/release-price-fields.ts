import type { Field, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { ListPrice } from '#contracts/money.ts'
import { asEuros } from '#plugins/kit/admin/admin-fields.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { categoryOptions } from './category-options.ts'

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''

/** Validates that exactly one of these fields of a row is filled. */
const oneOf = (fields: readonly string[], sentence: string) => (_: unknown, data: Record<string, unknown>) =>
  fields.filter((field) => isFilled(data[field])).length === 1 || sentence

const oneTarget = oneOf(
  ['article', 'articles', 'brand', 'category'],
  'Valitse yksi: tuote, useita tuotteita, merkki tai tuoteryhmä.',
)
const amountOrPercent = oneOf(['amount', 'percent'], 'Kirjoita joko hinta tai alennusprosentti.')
const isPrice = readable(
  ListPrice.check(z.positive()),
  'Kirjoita hinta euroina, esimerkiksi 129,00. Suurin on 10 000,00.',
)

/** A price of a release: of an article, a list of them, a brand or a category, in euros or as a reduction. */
export const releasePriceFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'article',
        label: 'Tuote',
        type: 'relationship',
        relationTo: 'articles',
        admin: { width: '50%' },
        validate: (value: unknown, { siblingData }: { siblingData: object }) =>
          oneTarget(value, siblingData as Record<string, unknown>),
      },
      {
        name: 'articles',
        label: 'tai useita tuotteita',
        type: 'relationship',
        relationTo: 'articles',
        hasMany: true,
        maxRows: 200,
        admin: { width: '50%' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'brand', label: 'tai merkki', type: 'relationship', relationTo: 'brands', admin: { width: '50%' } },
      { name: 'category', label: 'tai tuoteryhmä', type: 'select', options: categoryOptions, admin: { width: '50%' } },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'amount',
        label: 'Hinta',
        type: 'number',
        admin: { ...asEuros, width: '50%' },
        validate: (value: unknown, options: { req: PayloadRequest; siblingData: object }) => {
          const problem = isPrice(value, { req: options.req })
          return problem === true ? amountOrPercent(value, options.siblingData as Record<string, unknown>) : problem
        },
      },
      {
        name: 'percent',
        label: 'tai alennusprosentti',
        type: 'number',
        min: 1,
        max: 90,
        admin: { width: '50%', description: 'Siitä hinnasta, joka on voimassa, kun ajastus alkaa.' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
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
        admin: { width: '50%' },
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
        admin: { width: '50%' },
      },
    ],
  },
  {
    name: 'isCampaign',
    label: 'Alennus',
    type: 'checkbox',
    defaultValue: true,
    admin: {
      description: 'Ilmoitetaan alennuksena vain, jos hinta alittaa edeltäneiden 30 päivän alimman hinnan.',
    },
  },
]
