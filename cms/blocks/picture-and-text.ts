import type { Block } from 'payload'
import { actions } from '../fields/link.ts'
import { richText } from '../fields/rich-text.ts'
import { heading, picture } from '../fields/words.ts'

/** A picture beside a text. */
export const pictureAndTextBlock: Block = {
  slug: 'picture-and-text',
  interfaceName: 'PictureAndTextBlock',
  labels: { singular: 'kuva ja teksti', plural: 'Kuvat ja tekstit' },
  fields: [
    heading(true),
    richText('text', 'Teksti'),
    picture(),
    {
      name: 'side',
      label: 'Kuvan paikka',
      type: 'select',
      required: true,
      defaultValue: 'right',
      options: [
        { value: 'left', label: 'Vasemmalla' },
        { value: 'right', label: 'Oikealla' },
      ],
    },
    actions(),
  ],
}
