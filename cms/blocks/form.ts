import type { Block } from 'payload'
import { heading, sentences } from '../fields/words.ts'

/** A form that visitors fill in. */
export const formBlock: Block = {
  slug: 'form',
  interfaceName: 'FormBlock',
  labels: { singular: 'lomake', plural: 'Lomakkeet' },
  fields: [
    heading(),
    sentences('text', 'Teksti'),
    { name: 'form', label: 'Lomake', type: 'relationship', relationTo: 'forms', required: true },
  ],
}
