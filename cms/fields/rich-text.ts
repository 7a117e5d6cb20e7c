import {
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { RichTextField, TextField } from 'payload'
import { addressProblem } from './link-address.ts'

/** Collections that a link in a text may lead to. */
export const LINKABLE = ['pages', 'categories', 'stores'] as const

/** Payload's own field would percent-encode the slashes of an address with ä or ö. */
const url: TextField = {
  name: 'url',
  type: 'text',
  label: ({ t }) => t('fields:enterURL'),
  required: true,
  validate: (value: unknown, { siblingData }: { siblingData: { linkType?: string } }) =>
    siblingData.linkType === 'internal' ? true : addressProblem(value),
}

/** Lists and tables of word processors, as a browser pastes them. */
const WordPasteFeature = createServerFeature({
  feature: { ClientFeature: '/views/text/WordPaste.tsx#WordPaste' },
  key: 'wordPaste',
})

/** The editor of every rich text: what a page's style knows, and nothing else. The page's title is its only h1. */
export const richTextEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({
      enabledCollections: [...LINKABLE],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) => ('name' in field && field.name === 'url' ? url : field)),
    }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    WordPasteFeature(),
  ],
})

/** A rich text, required unless it says otherwise. */
export function richText(name: string, label: string, required = true): RichTextField {
  return { name, label, type: 'richText', required, editor: richTextEditor }
}
