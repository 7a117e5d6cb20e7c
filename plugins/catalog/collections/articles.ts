import type { CollectionBeforeValidateHook, CollectionConfig, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { PathPart } from '#contracts/catalog.ts'
import { articlePath } from '#domain/catalog/article-path.ts'
import { lensTypePaths } from '#domain/catalog/category-tree.ts'
import { byTheShop } from '#plugins/kit/access.ts'
import { findOne } from '#plugins/kit/documents.ts'
import { nextNumber } from '#plugins/kit/counters.ts'
import { forMachines } from '#plugins/kit/desk.ts'
import { readable } from '#plugins/kit/readable.ts'
import { touchesCatalog } from '../touch-catalog.ts'
import { categories } from './article-choices.ts'
import { accessoryTab, contactLensTab, eyewearTab, lensPackageTab, safetyTab, shelfTab } from './article-tabs.ts'
import { CATALOG_GROUP, catalogAccess } from './desk.ts'

/** First number given to an article. */
export const FIRST_ARTICLE = 1001

/** What an article's own name and place follow from. */
interface Placed {
  category: string
  handle: string
  name: string
  color?: string | null
  lensType?: keyof typeof lensTypePaths | null
  sport?: string | null
  item?: string | null
  lensKind?: string | null
}

/** Number, path and title of an article, which follow from the rest. */
export function placeOf(article: Placed, brandSlug: string): { group: string; slug: string; title: string } {
  const { category, handle, name, color, lensType, sport, item, lensKind } = article
  const group = sport ?? item ?? lensKind ?? (lensType ? lensTypePaths[lensType] : brandSlug)
  return {
    group,
    slug: articlePath({ category, group, handle }),
    title: color ? `${name}, ${color.toLowerCase()}` : name,
  }
}

const placed: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const article = { ...originalDoc, ...data }
  if (!isPlaceable(article)) return data
  const number = article.number ?? (await nextNumber(req, 'article', FIRST_ARTICLE))
  return { ...data, number, ...placeOf(article, await brandSlugOf(req, article.brand)) }
}

/** Where a form has a hole, or something else than text, its fields say so: no place follows from that. */
function isPlaceable({ category, handle, name, color, sport, item, lensKind }: Record<string, unknown>): boolean {
  const given = [category, handle, name, color ?? '', sport ?? '', item ?? '', lensKind ?? '']
  return given.every((part) => typeof part === 'string')
}

async function brandSlugOf(req: PayloadRequest, brand: unknown): Promise<string> {
  const id = typeof brand === 'object' && brand !== null && 'id' in brand ? brand.id : brand
  return (await findOne<{ slug: string }>(req, 'brands', { id: { equals: id } }))?.slug ?? ''
}

const given = { access: byTheShop, admin: { readOnly: true, position: 'sidebar' as const } }

/** A design that is sold: a frame in one color, a contact lens with all its powers, a bottle, lenses to be ground. */
export const articles: CollectionConfig = {
  slug: 'articles',
  labels: { singular: 'tuote', plural: 'Tuotteet' },
  admin: {
    group: CATALOG_GROUP,
    useAsTitle: 'title',
    defaultColumns: ['preview', 'title', 'category', 'brand', 'number', 'isPublished'],
    listSearchableFields: ['title', 'slug'],
    description: 'Yksi väri on yksi tuote; koot ja voimakkuudet ovat sen varastonimikkeitä.',
  },
  defaultSort: 'title',
  access: catalogAccess,
  hooks: { ...touchesCatalog, beforeValidate: [placed] },
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
    { name: 'slug', label: 'Osoite', type: 'text', unique: true, index: true, ...given },
    { name: 'group', type: 'text', access: byTheShop, admin: forMachines },
    { name: 'title', label: 'Nimi ja väri', type: 'text', access: byTheShop, admin: { hidden: true } },
    {
      name: 'isPublished',
      label: 'Julkaistu',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Julkaisematon tuote ei näy kaupassa eikä sitä voi ostaa.' },
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
            { name: 'name', label: 'Nimi', type: 'text', required: true },
            {
              name: 'handle',
              label: 'Osoitteen loppu',
              type: 'text',
              required: true,
              admin: { description: 'Pienet kirjaimet ilman ääkkösiä, esimerkiksi halinen-musta.' },
              validate: readable(PathPart, 'Käytä kirjaimia a–z, numeroita ja väliviivoja.'),
            },
            { name: 'category', label: 'Tuoteryhmä', type: 'select', required: true, options: categories },
            { name: 'brand', label: 'Tuotemerkki', type: 'relationship', relationTo: 'brands', required: true },
            { name: 'description', label: 'Kuvaus', type: 'textarea', required: true },
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
              admin: { components: { RowLabel: '/views/catalog/FlagLabel.tsx#FlagLabel' } },
              fields: [
                { name: 'text', label: 'Teksti', type: 'text', required: true },
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
              ],
            },
          ],
        },
        eyewearTab,
        contactLensTab,
        accessoryTab,
        lensPackageTab,
        safetyTab,
        shelfTab,
      ],
    },
  ],
}
