import type { Block } from 'payload'
import { richText } from '../fields/rich-text.ts'

/** A short notice in a frame. */
export const noticeBlock: Block = {
  slug: 'notice',
  interfaceName: 'NoticeBlock',
  labels: { singular: 'huomautus', plural: 'Huomautukset' },
  fields: [
    {
      name: 'tone',
      label: 'Sävy',
      type: 'select',
      required: true,
      defaultValue: 'info',
      options: [
        { value: 'info', label: 'Tieto' },
        { value: 'warning', label: 'Varoitus' },
      ],
    },
    richText('text', 'Teksti'),
  ],
}
