import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { nextNumber } from '#plugins/kit/counters.ts'
import { touchesCatalog } from '../touch-catalog.ts'
import { CATALOG_GROUP, catalogAccess } from './desk.ts'
import { skuKey } from './sku-key.ts'
import { changeStock, leaveStock, stockFields } from './stock-change.ts'

/** First number given to a SKU. */
export const FIRST_SKU = 50_001

const given = { admin: { readOnly: true, description: 'Annetaan tallennettaessa.' } }

const numbered: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (!data || operation !== 'create') return data
  const number = data.number ?? (await nextNumber(req, 'sku', FIRST_SKU))
  return { ...data, number, key: skuKey(data.article, data.size ?? null, data.parameters ?? null) }
}

/** One piece on the shelf: a size, a combination of a contact lens, or simply the thing. */
export const skus: CollectionConfig = {
  slug: 'skus',
  labels: { singular: 'Varastonimike', plural: 'Varastonimikkeet' },
  admin: {
    group: CATALOG_GROUP,
    useAsTitle: 'title',
    defaultColumns: ['number', 'title', 'stock', 'sellsOnline', 'sellsInStores'],
    listSearchableFields: ['title', 'key'],
    description: 'Yksi myytävä kappale: koko, piilolinssin voimakkuus tai tarvike. Saldo on keskusvaraston.',
  },
  access: catalogAccess,
  hooks: {
    beforeValidate: [numbered],
    beforeChange: [leaveStock],
    afterChange: [changeStock, ...touchesCatalog.afterChange],
    afterDelete: touchesCatalog.afterDelete,
  },
  fields: [
    { name: 'number', label: 'SKU-numero', type: 'number', unique: true, index: true, ...given },
    { name: 'title', label: 'Nimi', type: 'text', required: true },
    { name: 'article', label: 'Tuote', type: 'relationship', relationTo: 'articles', required: true, index: true },
    { name: 'key', type: 'text', unique: true, index: true, admin: { hidden: true } },
    { name: 'size', label: 'Koko', type: 'text', admin: { description: 'Esimerkiksi M. Tyhjä, jos kokoja on yksi.' } },
    {
      name: 'measures',
      label: 'Mitat',
      type: 'json',
      admin: { description: 'Millimetreinä: lensWidth, noseBridge, length (aisa), height (linssi), width (kehys).' },
    },
    {
      name: 'parameters',
      label: 'Piilolinssin arvot',
      type: 'json',
      admin: { description: 'power, baseCurve, diameter, cylinder, axis, addition, dominance.' },
    },
    ...stockFields,
    { name: 'sellsOnline', label: 'Myydään verkossa', type: 'checkbox', defaultValue: true },
    { name: 'sellsInStores', label: 'Myydään myymälöissä', type: 'checkbox', defaultValue: true },
    {
      name: 'isSupplierOrder',
      label: 'Tilataan valmistajalta',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Myydään, vaikka varasto on tyhjä.' },
    },
    {
      name: 'leadTimeDays',
      label: 'Toimitusaika valmistajalta, arkipäivää',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
    },
  ],
}
