import type { Block } from 'payload'
import { actions } from '../fields/link.ts'
import { heading, sentences } from '../fields/words.ts'

/** The narrowest and the widest frame at one scale. */
export const frameScaleBlock: Block = {
  slug: 'frame-scale',
  interfaceName: 'FrameScaleBlock',
  labels: { singular: 'kehysten mittakaava', plural: 'Kehysten mittakaavat' },
  fields: [heading(true), { ...sentences('text', 'Teksti', true), maxLength: 300 }, actions(1)],
}
