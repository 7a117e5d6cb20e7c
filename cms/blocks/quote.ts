import type { Block } from 'payload'

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
