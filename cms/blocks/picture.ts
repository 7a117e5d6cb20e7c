import type { Block } from 'payload'
import { picture } from '../fields/words.ts'

/** A picture with its focal point. */
export const pictureBlock: Block = {
  slug: 'picture',
  interfaceName: 'PictureBlock',
  labels: { singular: 'kuva', plural: 'Kuvat' },
  fields: [
    picture(),
    { name: 'caption', label: 'Kuvateksti', type: 'text', maxLength: 200 },
    {
      name: 'width',
      label: 'Leveys',
      type: 'select',
      required: true,
      defaultValue: 'text',
      options: [
        { value: 'text', label: 'Tekstin levyinen' },
        { value: 'wide', label: 'Koko sivun levyinen' },
      ],
    },
  ],
}
