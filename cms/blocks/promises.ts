import type { Block } from 'payload'
import { heading, sentences } from '../fields/words.ts'

/** A few promises side by side. */
export const promisesBlock: Block = {
  slug: 'promises',
  interfaceName: 'PromisesBlock',
  labels: { singular: 'lupaukset', plural: 'Lupaukset' },
  fields: [
    heading(true),
    {
      name: 'promises',
      label: 'Lupaukset',
      labels: { singular: 'lupaus', plural: 'Lupaukset' },
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: 4,
      fields: [
        { name: 'heading', label: 'Otsikko', type: 'text', required: true, maxLength: 60 },
        sentences('text', 'Teksti', true),
      ],
    },
  ],
}
