import type { Block } from 'payload'
import { richText } from '../fields/rich-text.ts'
import { heading } from '../fields/words.ts'

/** A text of paragraphs, lists and headings. */
export const richTextBlock: Block = {
  slug: 'rich-text',
  interfaceName: 'RichTextBlock',
  labels: { singular: 'teksti', plural: 'Tekstit' },
  fields: [heading(), richText('text', 'Teksti')],
}
