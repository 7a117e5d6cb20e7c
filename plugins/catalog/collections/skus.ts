import type { CollectionBeforeValidateHook, CollectionConfig, Field, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { FrameSpecification } from '#contracts/catalog.ts'
import { LensParameters } from '#contracts/prescriptions.ts'
import { setByShop, staffIn } from '#plugins/kit/admin/access.ts'
import { staffRolesOf } from '#plugins/kit/requests/caller.ts'
import { nextNumber } from '#plugins/kit/storage/counters.ts'
import { asFacts, internalField } from '#plugins/kit/admin/admin-fields.ts'
import { typed } from '#plugins/kit/storage/document-types.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { catalogHooks } from '../catalog-changes.ts'
import { CATALOG_GROUP, catalogAccess } from './admin-fields.ts'
import type { MovedCollection } from '#plugins/kit/storage/move/new-ids.ts'
import { skuKey } from './sku-key.ts'
import { changeStock, leaveStock, stockFields } from './stock-change.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

/** First number given to a SKU. */
export const FIRST_SKU = 50_001

const frameMeasures = {
  lensWidth: 'Linssin leveys',
  noseBridge: 'Nenäväli',
  templeLength: 'Aisan pituus',
  lensHeight: 'Linssin korkeus',
  totalWidth: 'Kehyksen leveys',
}
const lensValues = {
  power: 'Voimakkuus (PWR)',
  baseCurve: 'Kaarevuus (BC)',
  diameter: 'Halkaisija (DIA)',
  cylinder: 'Hajataitto (CYL)',
  axis: 'Akseli (AX)',
  addition: 'Lähilisä (ADD)',
  dominance: 'Johtava silmä (DOM, D tai N)',
}

const given = { access: setByShop, admin: { readOnly: true, description: 'Annetaan tallennettaessa.' } }

const numbered: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (!data || operation !== 'create') return data
  const number = data.number ?? (await nextNumber(req, 'sku', FIRST_SKU))
  return { ...data, number, key: skuKey(data.article, data.size ?? null, data.parameters ?? null) }
}

const touched = catalogHooks('sku')

const millimeters = (least: number, most: number) => z.number().check(z.minimum(least), z.maximum(most))

/** Measures that a frame can have. */
const PossibleMeasures = z.extend(FrameSpecification, {
  totalWidth: millimeters(90, 180),
  noseBridge: millimeters(8, 35),
  lensWidth: millimeters(25, 85),
  lensHeight: millimeters(15, 75),
  templeLength: millimeters(70, 180),
})

/** One piece on the shelf: a size, a combination of a contact lens, or simply the thing. */
export const skus: CollectionConfig = {
  slug: 'skus',
  labels: { singular: 'varastonimike', plural: 'Varastonimikkeet' },
  admin: {
    group: CATALOG_GROUP,
    useAsTitle: 'title',
    defaultColumns: ['number', 'title', 'stock', 'sellsOnline', 'sellsInStores'],
    listSearchableFields: ['title', 'number'],
    description: 'Yksi myytävä kappale: koko, piilolinssin voimakkuus tai tarvike. Saldo on keskusvaraston.',
  },
  defaultSort: 'title',
  // Order handlers may correct stock only; field access enforces it.
  access: { ...catalogAccess, update: staffIn('admin', 'order-handler') },
  hooks: {
    beforeValidate: [numbered],
    beforeChange: [leaveStock],
    afterChange: [changeStock, ...touched.afterChange],
    afterDelete: touched.afterDelete,
  },
  custom: {
    ...declares({
      // Order handlers correct stock only, which field access enforces.
      may: { read: 'staff', create: 'admin', update: 'order-handler', delete: 'nobody' },
      ofCustomers: 'nothing',
      forgotten: { returns: 'apart' },
    }),
    fieldsOfIds: ({ article, size, parameters }) => ({ key: skuKey(article, size, parameters) }),
  } satisfies MovedCollection<'skus'>,
  fields: forAdmins([
    { name: 'number', label: 'SKU-numero', type: 'number', unique: true, index: true, ...given },
    { name: 'title', label: 'Nimi', type: 'text', required: true },
    { name: 'article', label: 'Tuote', type: 'relationship', relationTo: 'articles', required: true, index: true },
    ...stockFields,
    { name: 'key', type: 'text', unique: true, index: true, access: setByShop, admin: internalField },
    { name: 'size', label: 'Koko', type: 'text', admin: { description: 'Esimerkiksi M. Tyhjä, jos kokoja on yksi.' } },
    {
      name: 'measures',
      label: 'Mitat',
      type: 'json',
      typescriptSchema: typed("import('#contracts/catalog.ts').FrameSpecification | null"),
      validate: readable(
        PossibleMeasures,
        'Kirjoita kaikki viisi mittaa millimetreinä. Tarkista, ettei luku ole liian pieni tai suuri.',
      ),
      admin: { ...asFacts(frameMeasures), description: 'Millimetreinä.', condition: ({ parameters }) => !parameters },
    },
    {
      name: 'parameters',
      label: 'Piilolinssin arvot',
      type: 'json',
      typescriptSchema: typed("import('#contracts/prescriptions.ts').LensParameters | null"),
      validate: readable(LensParameters, 'Kirjoita arvot lukuina ja dominanssi kirjaimena.'),
      admin: { ...asFacts(lensValues), condition: ({ measures }) => !measures },
    },
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
      validate: readable(
        z.int().check(z.minimum(0), z.maximum(365)),
        'Kirjoita arkipäivät kokonaislukuna, enintään 365.',
      ),
    },
  ]),
}

/** Fields that only admins change, but for the one by which stock is corrected. */
function forAdmins(fields: Field[]): Field[] {
  const update = ({ req }: { req: PayloadRequest }) => staffRolesOf(req)?.includes('admin') ?? false
  return fields.map((field) => {
    const isOpen = !('name' in field) || field.name === 'stockChange'
    return isOpen ? field : ({ ...field, access: { update, ...('access' in field ? field.access : {}) } } as Field)
  })
}
