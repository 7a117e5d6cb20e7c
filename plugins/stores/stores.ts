import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import * as z from 'zod/mini'
import { PathPart } from '#contracts/catalog.ts'
import { STORES_TAG } from '#domain/stores/cache-tags.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { hoursFields } from './hours-fields.ts'
import { cachedStores } from './repository.ts'
import { storeAccess } from './store-access.ts'

const invalidateCaches: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({ req }) => {
  await cachedStores.invalidate(req)
  await invalidate(req, [STORES_TAG])
}

/** The physical stores, with their opening hours. */
export const stores: CollectionConfig = {
  slug: 'stores',
  labels: { singular: 'myymälä', plural: 'Myymälät' },
  admin: {
    group: 'Myymälät',
    useAsTitle: 'name',
    defaultColumns: ['name', 'city', 'number', 'phone'],
    listSearchableFields: ['name', 'city', 'zip'],
    description: 'Osoitteet ja aukioloajat näkyvät kaupassa heti tallennuksen jälkeen.',
  },
  defaultSort: 'name',
  access: storeAccess,
  hooks: { afterChange: [invalidateCaches], afterDelete: [invalidateCaches] },
  fields: [
    {
      name: 'number',
      label: 'Myymälän numero',
      type: 'number',
      required: true,
      unique: true,
      index: true,
      validate: readable(z.int().check(z.positive()), 'Kirjoita kokonaisluku.'),
    },
    { name: 'name', label: 'Nimi', type: 'text', required: true },
    {
      name: 'slug',
      label: 'Osoitteen osa',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: readable(PathPart, 'Käytä kirjaimia a–z, numeroita ja väliviivoja.'),
      admin: { description: 'Pienet kirjaimet ilman ääkkösiä, esimerkiksi helsinki-kamppi.' },
    },
    { name: 'street', label: 'Katuosoite', type: 'text', required: true },
    {
      name: 'zip',
      label: 'Postinumero',
      type: 'text',
      required: true,
      validate: readable(z.string().check(z.regex(/^\d{5}$/)), 'Postinumerossa on viisi numeroa.'),
    },
    { name: 'city', label: 'Kaupunki', type: 'text', required: true },
    { name: 'phone', label: 'Puhelin', type: 'text', required: true },
    { name: 'email', label: 'Sähköposti', type: 'email', required: true },
    { name: 'latitude', label: 'Leveysaste', type: 'number', required: true, min: 59, max: 71 },
    { name: 'longitude', label: 'Pituusaste', type: 'number', required: true, min: 19, max: 32 },
    { name: 'description', label: 'Perille ja palvelut', type: 'textarea', required: true },
    ...hoursFields,
    {
      name: 'isOpen',
      label: 'Näkyy kaupassa',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Suljetun myymälän tiedot säilyvät, mutta asiakkaat eivät näe sitä.' },
    },
  ],
}
