import type { ArrayField, Field } from 'payload'
import type { CallToAction } from '#contracts/blocks.ts'
import { neverBegun } from '#plugins/kit/admin/admin-fields.ts'
import { translations } from '#plugins/kit/admin/translations.ts'
import { addressProblem } from './link-address.ts'
import { LINKABLE } from './rich-text.ts'

/** Where a link leads, as a document has it: to a page that it follows when it moves, or to an address. */
export interface StoredLink {
  text?: string | null
  reference?: { relationTo: (typeof LINKABLE)[number]; value: number | string } | null
  address?: string | null
  buttonColor?: CallToAction['buttonColor'] | null
  buttonSize?: CallToAction['buttonSize'] | null
}

const linkText: Field = { name: 'text', label: 'Teksti', type: 'text', required: true, maxLength: 60 }

/** The fields of a link: a reference to a page, which follows when the page moves, or an address. */
export const linkFields: Field[] = [
  linkText,
  {
    name: 'reference',
    label: 'Sivu',
    type: 'relationship',
    relationTo: [...LINKABLE],
    admin: { ...neverBegun, description: 'Linkki seuraa sivua, vaikka sen osoite muuttuu.', width: '50%' },
  },
  {
    name: 'address',
    label: 'tai osoite',
    type: 'text',
    admin: {
      description: 'Alkaa https://, mailto:, tel:+ tai /. Kun kirjoitat, näet kaupan osoitteet.',
      width: '50%',
      components: { Field: '/views/fields/AddressField.tsx#AddressField' },
    },
    validate: (value: unknown, { siblingData }: { siblingData: Partial<StoredLink> }) => {
      if (siblingData.reference) return value ? 'Valitse joko sivu tai osoite, ei molempia.' : true
      if (!value) return 'Valitse sivu tai kirjoita osoite.'
      return addressProblem(value)
    },
  },
]

/** A link of the shell, whose words may stand in other languages: it has one document for all of them, while a page has one each. */
export const shellLinkFields: Field[] = [...linkFields, translations([linkText])]

/** Links of a block, drawn as buttons or as text (specification §3). */
export function actions(most = 2): ArrayField {
  return {
    name: 'actions',
    label: 'Painikkeet',
    labels: { singular: 'painike', plural: 'Painikkeet' },
    type: 'array',
    maxRows: most,
    custom: { reads: 'links' },
    fields: [
      ...linkFields,
      {
        name: 'buttonColor',
        label: 'Väri',
        type: 'select',
        required: true,
        defaultValue: 'primary',
        options: [
          { value: 'primary', label: 'Pääväri' },
          { value: 'quiet', label: 'Ääriviiva' },
          { value: 'highlight', label: 'Korostus' },
        ],
        admin: { width: '50%' },
      },
      {
        name: 'buttonSize',
        label: 'Koko',
        type: 'select',
        required: true,
        defaultValue: 'medium',
        options: [
          { value: 'medium', label: 'Tavallinen' },
          { value: 'big', label: 'Suuri' },
          { value: 'link', label: 'Tekstilinkki' },
        ],
        admin: { width: '50%' },
      },
    ],
  }
}
