import type { Block } from 'payload'
import { richText } from '../fields/rich-text.ts'
import { heading } from '../fields/words.ts'

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
