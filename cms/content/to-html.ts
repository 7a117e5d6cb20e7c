import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html'
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { sanitizeUrl } from 'payload/shared'
import { escapeHtml } from '#plugins/kit/mail/html.ts'
import type { Reference } from './references.ts'

interface Link {
  linkType?: string
  url?: string
  doc?: { relationTo: Reference['relationTo']; value: Reference['id'] } | null
}

/**
 * The HTML of a rich text. Text is escaped; a link to a document leads to `hrefOf` it, and one that leads nowhere
 * becomes plain text.
 */
export function toHtml(value: unknown, hrefOf: (reference: Reference) => string | null): string {
  const target = ({ linkType, url, doc }: Link) =>
    linkType === 'internal' ? doc && hrefOf({ relationTo: doc.relationTo, id: doc.value }) : sanitizeUrl(url ?? '')
  const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    link: ({ node, nodesToHTML }) => {
      const text = nodesToHTML({ nodes: node.children }).join('')
      const href = target(node.fields as Link)
      return href ? `<a href="${escapeHtml(href)}">${text}</a>` : text
    },
    // Payload's own lists carry a style attribute, which the content policy refuses, and a class that hides their bullets.
    list: ({ node: { tag, children }, nodesToHTML }) => `<${tag}>${nodesToHTML({ nodes: children }).join('')}</${tag}>`,
    listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
  })
  return convertLexicalToHTML({ data: value as SerializedEditorState, converters, disableContainer: true })
}
