import type { CollectionConfig, Field, NumberField } from 'payload'
import * as z from 'zod/mini'
import { ListPrice } from '#contracts/money.ts'
import { normalizedCode } from '#domain/discounts/discount.ts'
import { staffIn, writtenByAdmins } from '#plugins/kit/admin/access.ts'
import { asDay, asEuros, internalField } from '#plugins/kit/admin/admin-fields.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { reservable } from '#plugins/kit/storage/reserve-fields.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

const usesShown = {
  components: { Cell: '/views/cells/cells.tsx#UsesLeftCell' },
  condition: ({ isLimited }: { isLimited?: boolean }) => Boolean(isLimited),
  description: 'Annetaan koodia luotaessa. Kauppa laskee käytöt; lisää kertoja saa uudella koodilla.',
}

interface ValidationContext {
  siblingData: { kind?: string; startsOn?: string; isLimited?: boolean }
  operation?: string
  required?: boolean
  req: { t: unknown }
}
type Validate = (value: unknown, context: ValidationContext) => true | string

/** A limited code that may never be used could not be mended. */
const mayBeUsed =
  (validate: unknown): Validate =>
  (value, context) =>
    context.operation === 'create' && context.siblingData.isLimited && value === 0
      ? 'Kirjoita, montako kertaa koodia voi käyttää.'
      : (validate as Validate)(value, context)

/**
 * Both are written on creation only: a form saved late would restore used-up uses, and a limit added later would begin
 * without any uses left.
 */
const givenOnce = { update: () => false }

function withUsesGivenOnce(field: Field): Field {
  if (!('name' in field) || field.name !== 'usesLeft') return field
  return { ...field, access: givenOnce, validate: mayBeUsed((field as NumberField).validate) } as Field
}

/** A code as it is kept: in capitals, without spaces, 40 signs at most. */
export const Code = z.string().check(
  z.maxLength(40),
  z.refine((code) => code === normalizedCode(code)),
)
const Percent = z.int().check(z.minimum(1), z.maximum(100))

const isDiscountValue: Validate = (value, { siblingData, ...context }) =>
  siblingData.kind === 'percent'
    ? readable(Percent, 'Kirjoita prosentit kokonaislukuna 1–100.')(value, context)
    : readable(ListPrice.check(z.positive()), 'Kirjoita alennus euroina, enintään 10 000,00.')(value, context)

const isDay = readable(z.iso.date(), 'Valitse päivä.')

const isEnd: Validate = (value, { siblingData, ...context }) => {
  const result = isDay(value, context)
  if (result !== true || !value || !siblingData.startsOn) return result
  return String(value) >= siblingData.startsOn || 'Viimeinen päivä ei voi olla ennen ensimmäistä.'
}

/** Discount codes on goods. A limited code counts down its uses. */
export const discountCodes: CollectionConfig = {
  slug: 'discount-codes',
  custom: declares({
    may: { read: 'order-handler', create: 'admin', update: 'admin', delete: 'admin' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'alennuskoodi', plural: 'Alennuskoodit' },
  admin: {
    group: 'Myynti',
    useAsTitle: 'code',
    defaultColumns: ['code', 'kind', 'value', 'startsOn', 'endsOn', 'usesLeft'],
    description: 'Alennuskoodi vähennetään tuotteista ja linssityöstä, ei toimituksesta.',
  },
  defaultSort: 'code',
  access: { ...writtenByAdmins, read: staffIn('admin', 'order-handler') },
  fields: [
    {
      name: 'code',
      label: 'Koodi',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: readable(Code, 'Kirjoita koodi isoin kirjaimin ilman välejä, enintään 40 merkkiä.'),
    },
    {
      name: 'kind',
      label: 'Alennuksen laji',
      type: 'select',
      required: true,
      options: [
        { value: 'percent', label: 'Prosentteja' },
        { value: 'amount', label: 'Euroja' },
      ],
    },
    {
      name: 'value',
      label: 'Määrä',
      type: 'number',
      required: true,
      validate: isDiscountValue,
      admin: {
        components: {
          Field: '/views/fields/DiscountValueField.tsx#DiscountValueField',
          Cell: '/views/cells/cells.tsx#DiscountValueCell',
        },
      },
    },
    {
      name: 'minimum',
      label: 'Ostoksia vähintään',
      type: 'number',
      required: true,
      defaultValue: 0,
      validate: readable(ListPrice, 'Kirjoita summa euroina, esimerkiksi 50,00.'),
      admin: { ...asEuros, description: 'Koodi toimii vasta tästä summasta alkaen. Nolla, jos rajaa ei ole.' },
    },
    {
      name: 'startsOn',
      label: 'Voimassa alkaen',
      type: 'text',
      required: true,
      validate: isDay,
      admin: asDay,
    },
    {
      name: 'endsOn',
      label: 'Viimeinen päivä',
      type: 'text',
      required: true,
      validate: isEnd,
      admin: { ...asDay, description: 'Koodi toimii vielä tämän päivän.' },
    },
    {
      name: 'isLimited',
      label: 'Käyttökerrat on rajattu',
      type: 'checkbox',
      defaultValue: false,
      access: givenOnce,
      admin: { description: 'Valitaan koodia luotaessa. Jos haluat muuttaa rajausta, tee uusi koodi.' },
    },
    ...reservable('usesLeft', 'Käyttökertoja jäljellä', usesShown).map(withUsesGivenOnce),
    {
      name: 'isForFrame',
      label: 'Vain yhteen kehykseen, johon tilataan linssit',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description: 'Alennus lasketaan kalleimman tällaisen kehyksen hinnasta, ei linsseistä eikä muista tuotteista.',
      },
    },
    // For frames with the lenses ground for them, of an exchange or a broken pair; counted on nothing else.
    { name: 'isForPairs', type: 'checkbox', admin: internalField },
    // Number of the booking that the code stands and falls with.
    { name: 'booking', type: 'text', admin: internalField },
    // The release that gives it as long as it is live.
    { name: 'campaign', type: 'text', index: true, admin: internalField },
    {
      name: 'description',
      label: 'Mihin koodi on tehty',
      type: 'text',
      admin: { description: 'Näkyy vain henkilökunnalle.' },
    },
  ],
}
