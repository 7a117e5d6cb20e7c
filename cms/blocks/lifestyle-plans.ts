import type { Block } from 'payload'
import { heading, sentences } from '../fields/words.ts'

/** The plans of Lifestyle that are offered, each with the way to its contract. */
export const lifestylePlansBlock: Block = {
  slug: 'lifestyle-plans',
  interfaceName: 'LifestylePlansBlock',
  labels: { singular: 'Lifestyle-paketit', plural: 'Lifestyle-paketit' },
  fields: [heading(true), sentences('text', 'Teksti')],
}
