import type { CollectionConfig } from 'payload'
import { PathPart } from '#contracts/catalog.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { catalogHooks } from '../catalog-changes.ts'
import { formerSlugs, keepFormerSlug } from './categories.ts'
import { CATALOG_GROUP, catalogAccess } from './desk.ts'

/** Brands, with the manufacturer data that an online offer must show (GPSR art. 19). */
export const brands: CollectionConfig = {
  slug: 'brands',
  labels: { singular: 'tuotemerkki', plural: 'Tuotemerkit' },
  admin: {
    group: CATALOG_GROUP,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'slug'],
    listSearchableFields: ['name', 'slug'],
    description: 'Merkin tarina näkyy merkin sivulla ja valmistajan yhteystiedot jokaisella tuotesivulla.',
  },
  defaultSort: 'name',
  access: catalogAccess,
  hooks: { ...catalogHooks, beforeChange: [keepFormerSlug] },
  fields: [
    { name: 'name', label: 'Nimi', type: 'text', required: true },
    {
      name: 'slug',
      label: 'Osoitteen osa',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: readable(PathPart, 'Käytä kirjaimia a–z, numeroita ja väliviivoja.'),
      admin: { description: 'Pienet kirjaimet ilman ääkkösiä, esimerkiksi aurakivi. Osa tuotteiden osoitetta.' },
    },
    {
      name: 'kind',
      label: 'Laji',
      type: 'select',
      required: true,
      options: [
        { value: 'eyewear', label: 'Kehykset ja lasit' },
        { value: 'lens', label: 'Piilolinssit' },
        { value: 'care', label: 'Tarvikkeet' },
      ],
    },
    formerSlugs,
    { name: 'tagline', label: 'Yhdellä lauseella', type: 'text', required: true },
    { name: 'story', label: 'Tarina', type: 'textarea', required: true },
    {
      name: 'maker',
      label: 'Valmistaja',
      type: 'group',
      admin: { description: 'Laki vaatii verkkokaupan kertomaan valmistajan nimen, postiosoitteen ja sähköpostin.' },
      fields: [
        { name: 'name', label: 'Nimi', type: 'text', required: true },
        { name: 'street', label: 'Katuosoite', type: 'text', required: true },
        { name: 'zip', label: 'Postinumero', type: 'text', required: true },
        { name: 'city', label: 'Postitoimipaikka', type: 'text', required: true },
        { name: 'country', label: 'Maa', type: 'text', required: true },
        { name: 'email', label: 'Sähköposti', type: 'email', required: true },
      ],
    },
  ],
}
