import type { Block } from 'payload'
import { actions } from '../fields/link.ts'
import { richText } from '../fields/rich-text.ts'
import { heading, picture, sentences } from '../fields/words.ts'

/** The head of a page. */
export const heroBlock: Block = {
  slug: 'hero',
  interfaceName: 'HeroBlock',
  labels: { singular: 'sivun alku', plural: 'Sivun alut' },
  fields: [
    {
      name: 'lines',
      label: 'Otsikon rivit',
      labels: { singular: 'rivi', plural: 'Rivit' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 4,
      custom: { reads: 'text' },
      admin: { description: 'Useampi rivi pienenee näkötaulun tapaan.' },
      fields: [{ name: 'text', label: 'Teksti', type: 'text', required: true, maxLength: 60 }],
    },
    sentences('lead', 'Johdanto'),
    picture(false),
    {
      name: 'article',
      label: 'tai tuote',
      type: 'relationship',
      relationTo: 'articles',
      admin: { description: 'Kuvana on silloin tuotteen oma kuva, ja se vie tuotteen sivulle.' },
    },
    actions(),
  ],
}

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

/** A wide picture with words below it. */
export const widePictureBlock: Block = {
  slug: 'wide-picture',
  interfaceName: 'WidePictureBlock',
  labels: { singular: 'leveä kuva', plural: 'Leveät kuvat' },
  fields: [heading(true), sentences('text', 'Teksti', true), picture(), actions(1)],
}

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
