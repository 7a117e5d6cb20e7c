import type { Block } from 'payload'
import { heading } from '../fields/words.ts'

/** Every store with its hours. */
export const storeListBlock: Block = {
  slug: 'store-list',
  interfaceName: 'StoreListBlock',
  labels: { singular: 'kaikki myymälät', plural: 'Kaikki myymälät' },
  fields: [heading()],
}
