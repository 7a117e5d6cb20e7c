import type { Block } from 'payload'

/** A video (specification §2.3). */
export const videoBlock: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: 'video', plural: 'Videot' },
  fields: [
    { name: 'video', label: 'Video', type: 'relationship', relationTo: 'videos', required: true },
    { name: 'caption', label: 'Kuvateksti', type: 'text', maxLength: 200 },
    {
      name: 'autoplay',
      label: 'Alkaa itsestään ilman ääntä',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'Ei ala sillä, joka on pyytänyt laitteeltaan vähemmän liikettä.', width: '50%' },
    },
    {
      name: 'loop',
      label: 'Alkaa lopussa alusta',
      type: 'checkbox',
      defaultValue: false,
      admin: { width: '50%' },
    },
  ],
}
