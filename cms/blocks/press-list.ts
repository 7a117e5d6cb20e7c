import type { Block } from 'payload'
import { heading } from '../fields/words.ts'

/** Press releases, newest first. */
export const pressListBlock: Block = {
  slug: 'press-list',
  interfaceName: 'PressListBlock',
  labels: { singular: 'lehdistötiedotteet', plural: 'Lehdistötiedotteet' },
  fields: [
    heading(),
    { name: 'count', label: 'Montako', type: 'number', required: true, defaultValue: 10, min: 1, max: 50 },
  ],
}
