import type { Block } from 'payload'
import { richText } from '../fields/rich-text.ts'
import { heading } from '../fields/words.ts'

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
