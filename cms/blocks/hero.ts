import type { Block } from 'payload'
import { actions } from '../fields/link.ts'
import { picture, sentences } from '../fields/words.ts'

/** The head of a page. */
export const heroBlock: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  labels: { singular: 'sivun alku', plural: 'Sivun alut' },
  fields: [
    {
      name: 'lines',
      label: 'Otsikon rivit',
      labels: { singular: 'rivi', plural: 'Rivit' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 4,
      custom: { reads: 'text' },
      admin: { description: 'Useampi rivi pienenee näkötaulun tapaan.' },
      fields: [{ name: 'text', label: 'Teksti', type: 'text', required: true, maxLength: 60 }],
    },
    sentences('lead', 'Johdanto'),
    picture(false),
    {
      name: 'article',
      label: 'tai tuote',
      type: 'relationship',
      relationTo: 'articles',
      admin: { description: 'Kuvana on silloin tuotteen oma kuva, ja se vie tuotteen sivulle.' },
    },
    actions(),
  ],
}
