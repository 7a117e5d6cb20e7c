import type { Field, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { ListPrice } from '#contracts/money.ts'
import { asEuros } from '#plugins/kit/admin/desk.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { categoryOptions } from './category-options.ts'

const oneOf = (other: string, sentence: string) => (value: unknown, data: Record<string, unknown>) => {
  const hasOther = data[other] !== undefined && data[other] !== null && data[other] !== ''
  const hasOwn = value !== undefined && value !== null && value !== ''
  return hasOwn !== hasOther || sentence
}

const articleOrCategory = oneOf('category', 'Valitse joko tuote tai tuoteryhmä.')
const amountOrPercent = oneOf('percent', 'Kirjoita joko hinta tai alennusprosentti.')
const isPrice = readable(
  ListPrice.check(z.positive()),
  'Kirjoita hinta euroina, esimerkiksi 129,00. Suurin on 10 000,00.',
)

/** A price of a release: of an article or a category, in euros or as a reduction. */
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
          articleOrCategory(value, siblingData as Record<string, unknown>),
      },
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
