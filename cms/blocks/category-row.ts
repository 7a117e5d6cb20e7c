import type { Block } from 'payload'
import { heading } from '../fields/words.ts'
import { categoryOptions } from '../fields/category-options.ts'

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
