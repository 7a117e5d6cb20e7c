import type { Block } from 'payload'
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
