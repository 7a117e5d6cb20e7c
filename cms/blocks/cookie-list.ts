import type { Block } from 'payload'
import { heading } from '../fields/words.ts'

/** What the shop stores in a browser. */
export const cookieListBlock: Block = {
  slug: 'cookie-list',
  interfaceName: 'CookieListBlock',
  labels: { singular: 'evästelista', plural: 'Evästelistat' },
  fields: [heading()],
}
