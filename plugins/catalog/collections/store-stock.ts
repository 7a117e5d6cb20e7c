import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import * as z from 'zod/mini'
import { setByShop } from '#plugins/kit/admin/access.ts'
import { internalField } from '#plugins/kit/admin/admin-fields.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import type { DocumentId, Stored } from '#plugins/kit/storage/documents.ts'
import type { MovedCollection } from '#plugins/kit/storage/move/new-ids.ts'
import { holdFields } from '#plugins/kit/storage/reserve-fields.ts'
import { catalogHooks } from '../catalog-changes.ts'
import { CATALOG_GROUP, catalogAccess } from './admin-fields.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

const keyOf = ({ sku, store }: Pick<Stored<'store-stock'>, 'sku' | 'store'>) => ({ key: `${sku}:${store}` })

const keyed: CollectionBeforeValidateHook = ({ data }) =>
  data?.sku && data.store ? { ...data, ...keyOf({ sku: data.sku, store: data.store }) } : data

/** The SKU of a row, which a request may have filled in. */
function skuOf({ sku }: Record<string, unknown>): DocumentId {
  return sku !== null && typeof sku === 'object' ? (sku as { id: DocumentId }).id : (sku as DocumentId)
}

/** Stock of the stores. No row means none. */
export const storeStock: CollectionConfig = {
  slug: 'store-stock',
  labels: { singular: 'myymälän saldo', plural: 'Myymälöiden saldot' },
  admin: {
    group: CATALOG_GROUP,
    useAsTitle: 'title',
    listSearchableFields: ['title', 'storeName'],
    defaultColumns: ['sku', 'store', 'pieces'],
    description: 'Mitä myymälöiden hyllyssä on. Nimikkeellä ei ole riviä myymälässä, jossa sitä ei pidetä.',
  },
  access: { ...catalogAccess, delete: catalogAccess.update },
  hooks: { ...catalogHooks('sku', skuOf), beforeValidate: [keyed] },
  custom: {
    ...declares({
      may: { read: 'staff', create: 'admin', update: 'admin', delete: 'admin' },
      ofCustomers: 'nothing',
    }),
    fieldsOfIds: keyOf,
  } satisfies MovedCollection<'store-stock'>,
  fields: [
    { name: 'sku', label: 'Varastonimike', type: 'relationship', relationTo: 'skus', required: true, index: true },
    { name: 'store', label: 'Myymälä', type: 'relationship', relationTo: 'stores', required: true },
    {
      name: 'pieces',
      label: 'Kappaletta',
      type: 'number',
      required: true,
      min: 0,
      max: 100_000,
      validate: readable(z.int(), 'Kirjoita kappaleet kokonaislukuna.'),
    },
    { name: 'title', label: 'Varastonimike', type: 'text', virtual: 'sku.title', admin: internalField },
    { name: 'storeName', label: 'Myymälä', type: 'text', virtual: 'store.name', admin: internalField },
    ...holdFields(),
    { name: 'key', type: 'text', unique: true, index: true, access: setByShop, admin: internalField },
  ],
}
