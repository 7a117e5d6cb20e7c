import type { Block } from 'payload'
import { asEuros } from '#plugins/kit/admin/admin-fields.ts'
import { richText } from '../fields/rich-text.ts'
import { heading } from '../fields/words.ts'

/** A text of paragraphs, lists and headings. */
export const richTextBlock: Block = {
  slug: 'rich-text',
  interfaceName: 'RichTextBlock',
  labels: { singular: 'teksti', plural: 'Tekstit' },
  fields: [heading(), richText('text', 'Teksti')],
}

/** Questions and answers. Search engines read them as an FAQ. */
export const questionsBlock: Block = {
  slug: 'questions',
  interfaceName: 'QuestionsBlock',
  labels: { singular: 'kysymyksiä ja vastauksia', plural: 'Kysymyksiä ja vastauksia' },
  fields: [
    heading(),
    {
      name: 'questions',
      label: 'Kysymykset',
      type: 'relationship',
      relationTo: 'questions',
      hasMany: true,
      admin: { description: 'Tyhjänä kaikki kysymykset järjestyksessään.' },
    },
  ],
}

/** What is done one after the other. */
export const stepsBlock: Block = {
  slug: 'steps',
  interfaceName: 'StepsBlock',
  labels: { singular: 'vaiheet', plural: 'Vaiheet' },
  fields: [
    heading(),
    {
      name: 'steps',
      label: 'Vaiheet',
      labels: { singular: 'vaihe', plural: 'Vaiheet' },
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 10,
      fields: [
        { name: 'heading', label: 'Otsikko', type: 'text', required: true, maxLength: 90 },
        richText('text', 'Teksti'),
      ],
    },
  ],
}

/** What someone has said. */
export const quoteBlock: Block = {
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  labels: { singular: 'lainaus', plural: 'Lainaukset' },
  fields: [
    { name: 'text', label: 'Lainaus', type: 'textarea', required: true, maxLength: 400 },
    { name: 'person', label: 'Kuka sanoo', type: 'text', required: true },
    { name: 'role', label: 'Mikä hän on', type: 'text' },
  ],
}

/** A table whose first column names the row. */
export const comparisonTableBlock: Block = {
  slug: 'comparison-table',
  interfaceName: 'ComparisonTableBlock',
  labels: { singular: 'vertailutaulukko', plural: 'Vertailutaulukot' },
  fields: [
    heading(),
    { name: 'caption', label: 'Mitä taulukko vertaa', type: 'text', required: true, maxLength: 160 },
    {
      name: 'columns',
      label: 'Sarakkeet',
      labels: { singular: 'sarake', plural: 'Sarakkeet' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 5,
      custom: { reads: 'text' },
      fields: [{ name: 'text', label: 'Teksti', type: 'text', required: true }],
    },
    {
      name: 'rows',
      label: 'Rivit',
      labels: { singular: 'rivi', plural: 'Rivit' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 30,
      fields: [
        { name: 'name', label: 'Rivin nimi', type: 'text', required: true },
        {
          name: 'cells',
          label: 'Solut',
          labels: { singular: 'solu', plural: 'Solut' },
          type: 'array',
          required: true,
          custom: { reads: 'text' },
          fields: [{ name: 'text', label: 'Teksti', type: 'text', required: true }],
        },
      ],
    },
  ],
}

/** What services cost. */
export const priceTableBlock: Block = {
  slug: 'price-table',
  interfaceName: 'PriceTableBlock',
  labels: { singular: 'hinnasto', plural: 'Hinnastot' },
  fields: [
    heading(),
    {
      name: 'rows',
      label: 'Rivit',
      labels: { singular: 'rivi', plural: 'Rivit' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 40,
      fields: [
        { name: 'name', label: 'Mitä', type: 'text', required: true },
        { name: 'amount', label: 'Hinta', type: 'number', min: 0, admin: asEuros },
        { name: 'note', label: 'Lisätieto', type: 'text' },
      ],
    },
    { name: 'note', label: 'Huomautus', type: 'text' },
  ],
}

/** A short notice in a frame. */
export const noticeBlock: Block = {
  slug: 'notice',
  interfaceName: 'NoticeBlock',
  labels: { singular: 'huomautus', plural: 'Huomautukset' },
  fields: [
    {
      name: 'tone',
      label: 'Sävy',
      type: 'select',
      required: true,
      defaultValue: 'info',
      options: [
        { value: 'info', label: 'Tieto' },
        { value: 'warning', label: 'Varoitus' },
      ],
    },
    richText('text', 'Teksti'),
  ],
}
