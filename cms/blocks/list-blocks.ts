import type { Block } from 'payload'
import { neverBegun } from '#plugins/kit/admin/admin-fields.ts'
import { richText } from '../fields/rich-text.ts'
import { heading, sentences } from '../fields/words.ts'

/** Links to other pages. */
export const pageListBlock: Block = {
  slug: 'page-list',
  interfaceName: 'PageListBlock',
  labels: { singular: 'sivuluettelo', plural: 'Sivuluettelot' },
  fields: [
    heading(),
    {
      name: 'pages',
      label: 'Sivut',
      type: 'relationship',
      relationTo: 'pages',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 24,
      admin: neverBegun,
    },
  ],
}

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

/** A form that visitors fill in. */
export const formBlock: Block = {
  slug: 'form',
  interfaceName: 'FormBlock',
  labels: { singular: 'lomake', plural: 'Lomakkeet' },
  fields: [
    heading(),
    sentences('text', 'Teksti'),
    { name: 'form', label: 'Lomake', type: 'relationship', relationTo: 'forms', required: true },
  ],
}

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

/** The company that sells, as entered under its own settings. */
export const companyBlock: Block = {
  slug: 'company',
  interfaceName: 'CompanyBlock',
  labels: { singular: 'myyjän tiedot', plural: 'Myyjän tiedot' },
  fields: [
    heading(),
    richText('text', 'Teksti', false),
    {
      name: 'shows',
      label: 'Mitä näytetään',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['company', 'contact'],
      options: [
        { value: 'company', label: 'Yritys ja Y-tunnus' },
        { value: 'contact', label: 'Yhteystiedot' },
      ],
    },
  ],
}
