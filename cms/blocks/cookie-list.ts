import type { Block } from 'payload'
import { heading } from '../fields/words.ts'

/** What the shop stores in a browser, and the settings of consent. */
export const cookieListBlock: Block = {
  slug: 'cookie-list',
  interfaceName: 'CookieListBlock',
  labels: { singular: 'evästelista', plural: 'Evästelistat' },
  fields: [
    heading(),
    {
      name: 'shows',
      label: 'Mitä näytetään',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['list'],
      options: [
        { value: 'settings', label: 'Evästeasetukset' },
        { value: 'list', label: 'Lista' },
      ],
    },
  ],
}
