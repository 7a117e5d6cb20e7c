import type { Field, GroupField } from 'payload'
import * as z from 'zod/mini'
import { ListPrice } from '#contracts/money.ts'
import { asEuros } from '#plugins/kit/admin/admin-fields.ts'
import { isEmpty, readable } from '#plugins/kit/admin/readable.ts'
import { Code } from '#plugins/discounts/discount-codes.ts'

interface CodeTerms {
  percent?: number | null
  amount?: number | null
}

const isCode = readable(Code, 'Kirjoita koodi isoin kirjaimin ilman välejä, enintään 40 merkkiä.')
const isPercent = readable(z.int().check(z.minimum(1), z.maximum(100)), 'Kirjoita prosentit kokonaislukuna 1–100.')
const isAmount = readable(ListPrice.check(z.positive()), 'Kirjoita alennus euroina, enintään 10 000,00.')
const isMinimum = readable(ListPrice, 'Kirjoita summa euroina, esimerkiksi 50,00.')

type Readable = ReturnType<typeof readable>
type Context = Parameters<Readable>[1] & { siblingData: CodeTerms }

/** A reduction in percent or in euros, exactly one of them: none is reported at the first field, both at the second. */
const percentOrAmount = (value: unknown, context: Context): true | string => {
  if (isEmpty(value)) return !isEmpty(context.siblingData.amount) || 'Kirjoita alennus prosentteina tai euroina.'
  return isPercent(value, context)
}
const amountOrNone = (value: unknown, context: Context): true | string => {
  if (isEmpty(value)) return true
  return isEmpty(context.siblingData.percent)
    ? isAmount(value, context)
    : 'Kirjoita joko prosentit tai eurot, ei molempia.'
}

const half = { width: '50%' }

/** The discount code that a release gives as long as it is live. */
export const releaseCodeFields: Field[] = [
  {
    name: 'givesCode',
    label: 'Antaa alennuskoodin',
    type: 'checkbox',
    defaultValue: false,
    admin: { description: 'Koodi toimii siitä, kun kampanja alkaa, siihen, kun se palaa.' },
  },
  {
    name: 'discount',
    label: 'Alennuskoodi',
    type: 'group',
    admin: { condition: ({ givesCode }: { givesCode?: boolean }) => givesCode === true },
    fields: [
      {
        name: 'code',
        label: 'Koodi',
        type: 'text',
        maxLength: 40,
        validate: (value: unknown, context: Context) => (value ? isCode(value, context) : 'Kirjoita koodi.'),
      },
      {
        type: 'row',
        fields: [
          { name: 'percent', label: 'Prosentteja', type: 'number', validate: percentOrAmount, admin: half },
          {
            name: 'amount',
            label: 'tai euroja',
            type: 'number',
            validate: amountOrNone,
            admin: { ...asEuros, ...half },
          },
        ],
      },
      {
        name: 'minimum',
        label: 'Ostoksia vähintään',
        type: 'number',
        defaultValue: 0,
        validate: (value: unknown, context: Context) => isMinimum(value ?? 0, context),
        admin: { ...asEuros, description: 'Koodi toimii vasta tästä summasta alkaen. Nolla, jos rajaa ei ole.' },
      },
    ],
  } as GroupField,
]
