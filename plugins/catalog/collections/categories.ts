import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
  TextareaField,
  TextFieldValidation,
} from 'payload'
import * as z from 'zod/mini'
import { ReadablePathPart } from '#contracts/catalog.ts'
import { MARKETERS, noAccess, setByShop, staffIn } from '#plugins/kit/admin/access.ts'
import { internalField } from '#plugins/kit/admin/admin-fields.ts'
import { translations } from '#plugins/kit/admin/translations.ts'
import { typed } from '#plugins/kit/storage/document-types.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { catalogHooks } from '../catalog-changes.ts'
import { CATALOG_GROUP, catalogAccess } from './admin-fields.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

/** Keyboards may write ä as two characters; addresses have it as one. */
const inOneForm: CollectionBeforeValidateHook = ({ data }) =>
  typeof data?.slug === 'string' ? { ...data, slug: data.slug.normalize('NFC') } : data

/** Keeps the former slug, so that its address redirects to the current one. */
export const keepFormerSlug: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const [before, now]: unknown[] = [originalDoc?.slug, data.slug]
  if (typeof before !== 'string' || now === undefined || before === now) return data
  const former = ((originalDoc?.formerSlugs ?? []) as string[]).filter((slug) => slug !== now && slug !== before)
  return { ...data, formerSlugs: [...former, before] }
}

/** For collections whose documents are parts of addresses. */
export const formerSlugs = {
  name: 'formerSlugs',
  type: 'json' as const,
  typescriptSchema: typed('string[] | null'),
  access: setByShop,
  admin: internalField,
  validate: readable(z.array(z.string()), 'Vanhat osoitteet ovat luettelo.'),
}

/** What search engines show of the page of a category, group or brand. */
export const placeDescription: TextareaField = {
  name: 'description',
  label: 'Kuvaus hakukoneille',
  type: 'textarea',
  maxLength: 300,
  admin: { description: 'Yksi tai kaksi virkettä. Tyhjänä hakukoneet näkevät nimen ja johdannon.' },
}

const slugShape = readable(ReadablePathPart, 'Käytä pieniä kirjaimia a–ö, numeroita ja väliviivoja.')

const isFreeSlug: TextFieldValidation = async (typed, { data, required, req }) => {
  const value = typed?.normalize('NFC')
  const shaped = slugShape(value, { required: Boolean(required), req })
  if (shaped !== true) return shaped
  const { kind, code } = data as { kind?: string; code?: string }
  const other = await findOne(req, 'categories', {
    and: [{ kind: { equals: kind } }, { slug: { equals: value } }, { code: { not_equals: code } }],
  })
  return other ? 'Toinen tuoteryhmä käyttää jo tätä osoitetta.' : true
}

const title: Field = { name: 'title', label: 'Nimi', type: 'text', required: true }
const intro: Field = {
  name: 'intro',
  label: 'Johdanto',
  type: 'textarea',
  admin: { description: 'Näkyy ryhmän sivulla otsikon alla.' },
}

/** The categories of the shop and their groups, by codes that never change. Slug, title and texts are the editors'. */
export const categories: CollectionConfig = {
  slug: 'categories',
  custom: declares({
    may: { read: 'staff', create: 'nobody', update: 'marketer', delete: 'nobody' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'tuoteryhmä', plural: 'Tuoteryhmät' },
  admin: {
    group: CATALOG_GROUP,
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'kind'],
    listSearchableFields: ['title', 'slug'],
    description: 'Ryhmän nimi ja osoite verkkokaupassa. Vanha osoite ohjaa uuteen.',
  },
  defaultSort: ['kind', 'title'],
  access: { ...catalogAccess, create: noAccess, update: staffIn(...MARKETERS) },
  hooks: { ...catalogHooks('category'), beforeValidate: [inOneForm], beforeChange: [keepFormerSlug] },
  fields: [
    { name: 'code', type: 'text', unique: true, index: true, access: setByShop, admin: internalField },
    title,
    {
      name: 'slug',
      label: 'Osoitteen osa',
      type: 'text',
      required: true,
      index: true,
      validate: isFreeSlug,
      admin: { description: 'Ääkköset ovat sallittuja, esimerkiksi silmälasitarvikkeet. Osa tuotteiden osoitetta.' },
    },
    {
      name: 'kind',
      label: 'Laji',
      type: 'select',
      access: setByShop,
      admin: { readOnly: true, position: 'sidebar' },
      options: [
        { value: 'category', label: 'Tuoteryhmä' },
        { value: 'sport', label: 'Urheilulaji' },
        { value: 'lens_type', label: 'Linssityyppi' },
        { value: 'item', label: 'Tarvikeryhmä' },
      ],
    },
    intro,
    {
      name: 'picture',
      label: 'Kuva',
      type: 'upload',
      relationTo: 'media',
      admin: {
        condition: ({ kind }) => kind === 'category',
        description: 'Näkyy tuoteryhmäriveissä ja kun ryhmän sivu jaetaan.',
      },
    },
    placeDescription,
    translations([title, intro, placeDescription]),
    formerSlugs,
  ],
}
