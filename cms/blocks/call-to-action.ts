import type { Block } from 'payload'
import { actions } from '../fields/link.ts'
import { heading, sentences } from '../fields/words.ts'

/** A heading that asks to act, with its buttons. */
export const callToActionBlock: Block = {
  slug: 'call-to-action',
  interfaceName: 'CallToActionBlock',
  labels: { singular: 'kehotus', plural: 'Kehotukset' },
  fields: [heading(true), sentences('text', 'Teksti'), actions()],
}
