import type { CollectionBeforeValidateHook, CollectionConfig, Field, FieldHook } from 'payload'
import * as z from 'zod/mini'
import { PathPart } from '#contracts/catalog.ts'
import { setByShop } from '#plugins/kit/admin/access.ts'
import { nextNumber } from '#plugins/kit/storage/counters.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { translations } from '#plugins/kit/admin/translations.ts'
import { slugOf } from '#domain/catalog/article-path.ts'
import type { ArticleDocument } from '../snapshot/documents.ts'
import { currentSnapshot } from '../snapshot/current-snapshot.ts'
import { catalogHooks } from '../catalog-changes.ts'
import { categoryChoices } from './article-choices.ts'
import {
  accessoryTab,
  color,
  colorTab,
  contactLensTab,
  contents,
  eyewearTab,
  includes,
  lensPackageTab,
  safetyTab,
  shelfTab,
  warnings,
} from './article-tabs.ts'
import { CATALOG_GROUP, catalogAccess } from './admin-fields.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

/** First number given to an article. */
export const FIRST_ARTICLE = 1001

/** The admin's title of an article: its name, and its color where it has one. */
export function titleOf({ name, color }: { name: string; color?: string | null | undefined }): string {
  return color ? `${name}, ${color.toLowerCase()}` : name
}

const numbered: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const { name, color = null, number } = { ...originalDoc, ...data }
  // Missing fields are reported by their own validation.
  if (typeof name !== 'string' || (color !== null && typeof color !== 'string')) return data
  return {
    ...data,
    number: number ?? (await nextNumber(req, 'article', FIRST_ARTICLE)),
    title: titleOf({ name, color }),
  }
}

/** The address is made of slugs that editors change elsewhere, so it is composed when it is read. */
const composed: FieldHook = async ({ data, req }) => {
  const { brands, categories } = await currentSnapshot(req)
  const brandId: unknown = data?.brand?.id ?? data?.brand
  const brand = brands.find(({ id }) => id === brandId)
  return brand && data?.handle ? slugOf(data as ArticleDocument, brand, categories) : undefined
}

const given = { access: setByShop, admin: { readOnly: true, position: 'sidebar' as const } }

const name: Field = { name: 'name', label: 'Nimi', type: 'text', required: true }
const description: Field = { name: 'description', label: 'Kuvaus', type: 'textarea', required: true }
const flagText: Field = { name: 'text', label: 'Teksti', type: 'text', required: true }

/** A design that is sold: a frame in one color, a contact lens with all its powers, a bottle, lenses to be ground. */
export const articles: CollectionConfig = {
  slug: 'articles',
  custom: declares({
    may: { read: 'staff', create: 'admin', update: 'admin', delete: 'nobody' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'tuote', plural: 'Tuotteet' },
  admin: {
    group: CATALOG_GROUP,
    useAsTitle: 'title',
    defaultColumns: ['preview', 'title', 'category', 'brand', 'number', 'isPublished'],
    listSearchableFields: ['title', 'handle'],
    description: 'Yksi väri on yksi tuote; koot ja voimakkuudet ovat sen varastonimikkeitä.',
  },
  defaultSort: 'title',
  access: catalogAccess,
  hooks: { ...catalogHooks('article'), beforeValidate: [numbered] },
  fields: [
    {
      name: 'preview',
      label: 'Kuva',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: {
          Field: '/views/catalog/ArticlePicture.tsx#ArticlePicture',
          Cell: '/views/catalog/ArticleThumbnail.tsx#ArticleThumbnail',
        },
      },
    },
    { name: 'number', label: 'Tuotenumero', type: 'number', unique: true, index: true, ...given },
    {
      name: 'slug',
      label: 'Osoite',
      type: 'text',
      virtual: true,
      hooks: { afterRead: [composed] },
      access: setByShop,
      admin: { readOnly: true, position: 'sidebar', disableListFilter: true },
    },
    { name: 'title', label: 'Nimi ja väri', type: 'text', access: setByShop, admin: { hidden: true } },
    {
      name: 'isPublished',
      label: 'Julkaistu',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Julkaisematon tuote ei näy kaupassa eikä sitä voi ostaa.' },
    },
    {
      name: 'isNotForStores',
      label: 'Ei saatavilla myymälöihin',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description:
          'Myymälän henkilökunta ei voi lisätä tuotetta asiakkaan koriin. Asiakas voi ostaa sen verkossa itse.',
      },
    },
    {
      name: 'rank',
      label: 'Järjestys',
      type: 'number',
      required: true,
      defaultValue: 1000,
      admin: { position: 'sidebar', description: 'Suosituksissa pienin luku on ensimmäisenä.' },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Perustiedot',
          fields: [
            name,
            {
              name: 'handle',
              label: 'Osoitteen loppu',
              type: 'text',
              required: true,
              unique: true,
              index: true,
              admin: {
                description: 'Pienet kirjaimet ilman ääkkösiä, esimerkiksi halinen-musta. Vain tällä tuotteella.',
              },
              validate: readable(PathPart, 'Käytä kirjaimia a–z, numeroita ja väliviivoja.'),
            },
            { name: 'category', label: 'Tuoteryhmä', type: 'select', required: true, options: categoryChoices },
            { name: 'brand', label: 'Tuotemerkki', type: 'relationship', relationTo: 'brands', required: true },
            description,
            { name: 'pictures', label: 'Kuvat', type: 'upload', relationTo: 'media', hasMany: true },
            {
              name: 'packageAmount',
              label: 'Kappaleita pakkauksessa',
              type: 'number',
              min: 1,
              validate: readable(z.int().check(z.positive()), 'Kirjoita kappalemäärä kokonaislukuna.'),
            },
            {
              name: 'flags',
              label: 'Merkinnät kuvan päällä',
              type: 'array',
              labels: { singular: 'merkintä', plural: 'Merkinnät' },
              maxRows: 3,
              admin: { components: { RowLabel: '/views/fields/row-labels.tsx#FlagLabel' } },
              fields: [
                flagText,
                {
                  name: 'color',
                  label: 'Väri',
                  type: 'select',
                  required: true,
                  options: [
                    { value: 'lakka', label: 'Lakka' },
                    { value: 'fjord', label: 'Vuono' },
                    { value: 'sammal', label: 'Sammal' },
                  ],
                },
                translations([flagText]),
              ],
            },
          ],
        },
        colorTab,
        eyewearTab,
        contactLensTab,
        accessoryTab,
        lensPackageTab,
        safetyTab,
        { label: 'Muut kielet', fields: [translations([name, color, description, contents, includes, warnings])] },
        shelfTab,
      ],
    },
  ],
}
