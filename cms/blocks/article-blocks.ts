import type { Block } from 'payload'
import { categoryOptions } from '../fields/category-options.ts'
import { actions } from '../fields/link.ts'
import { heading, sentences } from '../fields/words.ts'

/** Articles picked by hand. */
export const articleRowBlock: Block = {
  slug: 'article-row',
  interfaceName: 'ArticleRowBlock',
  labels: { singular: 'tuoterivi', plural: 'Tuoterivit' },
  fields: [
    heading(true),
    sentences('text', 'Teksti'),
    {
      name: 'articles',
      label: 'Tuotteet',
      type: 'relationship',
      relationTo: 'articles',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 12,
      admin: { description: 'Myynnistä poistunut tuote jää itsestään pois.' },
    },
    actions(1),
  ],
}

/** Articles found by a rule as the catalog stands. */
export const articleRuleRowBlock: Block = {
  slug: 'article-rule-row',
  interfaceName: 'ArticleRuleRowBlock',
  labels: { singular: 'tuoterivi säännöllä', plural: 'Tuoterivit säännöllä' },
  fields: [
    heading(true),
    sentences('text', 'Teksti'),
    {
      name: 'categories',
      label: 'Tuoteryhmät',
      type: 'select',
      hasMany: true,
      options: categoryOptions,
      admin: { description: 'Yksi tai useampi. Tyhjänä koko valikoima.' },
    },
    {
      name: 'group',
      label: 'Rajaus',
      type: 'text',
      admin: { description: 'Merkin, lajin tai tyypin tunnus, esimerkiksi halinen. Tyhjänä kaikki.' },
    },
    {
      name: 'rule',
      label: 'Mitä näytetään',
      type: 'select',
      required: true,
      defaultValue: 'recommended',
      options: [
        { value: 'recommended', label: 'Suositellut' },
        { value: 'campaign', label: 'Kampanjassa olevat' },
        { value: 'price_asc', label: 'Edullisimmat' },
        { value: 'price_desc', label: 'Arvokkaimmat' },
      ],
    },
    { name: 'count', label: 'Montako', type: 'number', required: true, defaultValue: 4, min: 1, max: 12 },
    actions(1),
  ],
}

/** Categories side by side. */
export const categoryRowBlock: Block = {
  slug: 'category-row',
  interfaceName: 'CategoryRowBlock',
  labels: { singular: 'tuoteryhmärivi', plural: 'Tuoteryhmärivit' },
  fields: [
    heading(),
    {
      name: 'categories',
      label: 'Tuoteryhmät',
      labels: { singular: 'tuoteryhmä', plural: 'Tuoteryhmät' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 8,
      fields: [
        { name: 'category', label: 'Tuoteryhmä', type: 'select', required: true, options: categoryOptions },
        { name: 'title', label: 'Nimi', type: 'text', admin: { description: 'Tyhjänä tuoteryhmän oma nimi.' } },
        { name: 'text', label: 'Teksti', type: 'text', maxLength: 120 },
      ],
    },
  ],
}

/** The brands of the shop. */
export const brandWallBlock: Block = {
  slug: 'brand-wall',
  interfaceName: 'BrandWallBlock',
  labels: { singular: 'merkkiseinä', plural: 'Merkkiseinät' },
  fields: [
    heading(),
    {
      name: 'brands',
      label: 'Merkit',
      type: 'relationship',
      relationTo: 'brands',
      hasMany: true,
      admin: { description: 'Tyhjänä kaikki merkit.' },
    },
  ],
}

/** The narrowest and the widest frame at one scale. */
export const frameScaleBlock: Block = {
  slug: 'frame-scale',
  interfaceName: 'FrameScaleBlock',
  labels: { singular: 'kehysten mittakaava', plural: 'Kehysten mittakaavat' },
  fields: [heading(true), { ...sentences('text', 'Teksti', true), maxLength: 300 }, actions(1)],
}
