import type { CollectionConfig, Field, NumberFieldSingleValidation } from 'payload'
import { DeliveryMethodId, type DeliveryMethod } from '#contracts/deliveries.ts'
import { ListPrice } from '#contracts/money.ts'
import { DELIVERIES_TAG } from '#domain/cache-tags.ts'
import { problemWithNumber } from '#domain/deliveries/numbered-methods.ts'
import { hiddenFromHandlers, writtenByAdmins } from '#plugins/kit/admin/access.ts'
import { asEuros } from '#plugins/kit/admin/admin-fields.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { translations } from '#plugins/kit/admin/translations.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { offeredMethods } from './repository.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

const name: Field = { name: 'name', label: 'Nimi', type: 'text', required: true }
const promise: Field = {
  name: 'promise',
  label: 'Lupaus',
  type: 'text',
  required: true,
  admin: { description: 'Yksi lause, jonka asiakas lukee kassalla.' },
}

const isNumber = readable(DeliveryMethodId, 'Kirjoita kokonaisluku.')
const SECOND_MEANING = {
  other_market: 'Numero on varattu ketjun toiselle maalle. Käytä numeroa 204 tai suurempaa.',
  other_kind: 'Numero tarkoittaa toista tapaa, jonka tilaukset jo tuntevat. Käytä numeroa 204 tai suurempaa.',
}

/** Orders know a method by its number, so that none may get a second meaning. */
const meansOneThing: NumberFieldSingleValidation = (value, field) => {
  const { kind } = field.siblingData as Partial<Pick<DeliveryMethod, 'kind'>>
  const problem = value && kind ? problemWithNumber(value, kind) : null
  return problem ? SECOND_MEANING[problem] : isNumber(value, field)
}

/** Delivery methods with their price and free delivery limit, maintained by editors. */
export const deliveryMethods: CollectionConfig = {
  slug: 'delivery-methods',
  custom: declares({
    may: { read: 'staff', create: 'admin', update: 'admin', delete: 'admin' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'toimitustapa', plural: 'Toimitustavat' },
  admin: {
    group: 'Asetukset',
    hidden: hiddenFromHandlers,
    useAsTitle: 'name',
    defaultColumns: ['name', 'price', 'freeFrom', 'isOffered'],
    description: 'Järjestys on sama kuin kassalla. Hinnan muutos näkyy heti.',
  },
  defaultSort: 'place',
  access: writtenByAdmins,
  hooks: {
    afterChange: [...offeredMethods.hooks.afterChange, ({ req }) => invalidate(req, [DELIVERIES_TAG])],
    afterDelete: [...offeredMethods.hooks.afterDelete, ({ req }) => invalidate(req, [DELIVERIES_TAG])],
  },
  fields: [
    {
      name: 'methodId',
      label: 'Numero',
      type: 'number',
      required: true,
      unique: true,
      index: true,
      validate: meansOneThing,
      admin: { description: 'Tilaukset tuntevat toimitustavan tästä numerosta. Älä muuta sitä.' },
    },
    name,
    {
      name: 'kind',
      label: 'Perille',
      type: 'select',
      required: true,
      options: [
        { value: 'home', label: 'Kotiin' },
        { value: 'pickup_point', label: 'Noutopisteeseen' },
        { value: 'store', label: 'Myymälään' },
      ],
    },
    {
      name: 'carrier',
      label: 'Kuljetusliike',
      type: 'select',
      options: [
        { value: 'posti', label: 'Posti' },
        { value: 'matkahuolto', label: 'Matkahuolto' },
      ],
    },
    {
      name: 'price',
      label: 'Hinta',
      type: 'number',
      required: true,
      validate: readable(ListPrice, 'Kirjoita hinta euroina, esimerkiksi 4,90.'),
      admin: asEuros,
    },
    {
      name: 'freeFrom',
      label: 'Maksuton alkaen',
      type: 'number',
      validate: readable(ListPrice, 'Kirjoita summa euroina, esimerkiksi 60,00.'),
      admin: {
        ...asEuros,
        description: 'Ostosten summa, josta toimitus on maksuton. Tyhjä, jos toimitus maksaa aina.',
      },
    },
    promise,
    translations([name, promise]),
    { name: 'isOffered', label: 'Tarjolla', type: 'checkbox', defaultValue: true },
    {
      name: 'place',
      label: 'Järjestys',
      type: 'number',
      required: true,
      defaultValue: 100,
      admin: { description: 'Pienin luku on ensimmäisenä.' },
    },
  ],
}
