import type { Block } from 'payload'
import { heading, sentences } from '../fields/words.ts'

/** A small search that finds the nearest stores. */
export const storesNearYouBlock: Block = {
  slug: 'stores-near-you',
  interfaceName: 'StoresNearYouBlock',
  labels: { singular: 'lähimmät myymälät', plural: 'Lähimmät myymälät' },
  fields: [heading(true), sentences('text', 'Teksti')],
}
