import type { Block } from 'payload'
import { actions } from '../fields/link.ts'
import { heading, picture, sentences } from '../fields/words.ts'

/** A wide picture with words below it. */
export const widePictureBlock: Block = {
  slug: 'wide-picture',
  interfaceName: 'WidePictureBlock',
  labels: { singular: 'leveä kuva', plural: 'Leveät kuvat' },
  fields: [heading(true), sentences('text', 'Teksti', true), picture(), actions(1)],
}
