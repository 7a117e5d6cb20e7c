import type { CollectionConfig, Field } from 'payload'
import { PathPart } from '#contracts/catalog.ts'
import { MARKETERS, staffIn } from '#plugins/kit/admin/access.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { translations } from '#plugins/kit/admin/translations.ts'
import { catalogHooks } from '../catalog-changes.ts'
import { formerSlugs, keepFormerSlug, placeDescription } from './categories.ts'
import { CATALOG_GROUP, catalogAccess } from './admin-fields.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

const isAdmin = staffIn('admin')

/** What the law wants to be right, and what rules read. */
const byAdmins = { access: { create: isAdmin, update: isAdmin } }

const tagline: Field = { name: 'tagline', label: 'Yhdellä lauseella', type: 'text', required: true }
const story: Field = { name: 'story', label: 'Tarina', type: 'textarea', required: true }

/** Brands, with the manufacturer data that an online offer must show (GPSR art. 19). */
export const brands: CollectionConfig = {
  slug: 'brands',
  custom: declares({
    may: { read: 'staff', create: 'admin', update: 'marketer', delete: 'nobody' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'tuotemerkki', plural: 'Tuotemerkit' },
  admin: {
    group: CATALOG_GROUP,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'slug'],
    listSearchableFields: ['name', 'slug'],
    description: 'Merkin kuva ja tarina näkyvät merkin sivulla, valmistajan yhteystiedot jokaisella tuotesivulla.',
  },
  defaultSort: 'name',
  access: { ...catalogAccess, update: staffIn(...MARKETERS) },
  hooks: { ...catalogHooks('brand'), beforeChange: [keepFormerSlug] },
  fields: [
    { name: 'name', label: 'Nimi', type: 'text', required: true, ...byAdmins },
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
      ...byAdmins,
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
    tagline,
    story,
    {
      name: 'picture',
      label: 'Kuva',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Näkyy merkin sivulla otsikon vieressä ja kun sivu jaetaan.' },
    },
    placeDescription,
    translations([tagline, story, placeDescription]),
    {
      name: 'maker',
      ...byAdmins,
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
