import type { PayloadRequest } from 'payload'
import type { Language } from '#contracts/language.ts'
import { brand } from '#domain/brand.ts'
import { letterFooterOf, type LetterFooter } from '../extend.ts'
import { html, type Html } from './html.ts'
import type { Letter } from './outbox.ts'

/** A part of an appendix; the first may have no heading. */
interface AppendixSection {
  heading: string | null
  paragraphs: string[]
}

/** The content of a letter, without layout and footer. */
export interface LetterContent {
  to: string
  subject: string
  /** Paragraphs, as text. */
  paragraphs: string[]
  /** A table or another figure after the paragraphs, in both forms. */
  figure?: { html: Html; text: string }
  links?: { href: string; label: string }[]
  /** A document that must be sent with the letter, such as terms. */
  appendix?: { title: string; sections: AppendixSection[] }
  attachments?: Letter['attachments']
  headers?: Letter['headers']
  /** Replaces the footer that a plugin has registered for all letters. */
  footer?: LetterFooter
}

const SOFT = 'color:#56606b;font-size:14px'

/**
 * A letter in the chain's layout, as HTML and as plain text with the same content. It ends with the registered footer,
 * since the law requires every letter to a customer to name the seller.
 */
export async function letter(req: PayloadRequest, language: Language, content: LetterContent): Promise<Letter> {
  const { to, subject, paragraphs, figure, links = [], appendix, attachments, headers } = content
  const footer = content.footer ?? (await letterFooterOf(req.payload.config)(req, language))
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;background:#f6f5f2;color:#1b2530;font:16px/1.5 'Helvetica Neue',Arial,sans-serif">
        <div style="max-width:600px;margin:0 auto;padding:32px 20px;background:#fdfcfa">
          <p style="font-size:22px;font-weight:700;margin:0 0 24px">${brand.name}</p>
          ${paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)} ${figure?.html}
          ${links.map((link) => html`<p style="margin:24px 0">${anchor(link)}</p>`)}
          <p style="margin:32px 0 0;${SOFT}">${footer.lines.map((line) => html`${line}<br />`)}${footer.links.map(anchor)}</p>
          ${appendix && appended(appendix)}
        </div>
      </body>
    </html>`
  const text = [
    ...[...paragraphs, figure?.text, ...links.map(inOneLine)],
    [...footer.lines, ...footer.links.map(inOneLine)].join('\n'),
    ...(appendix ? [appendix.title.toUpperCase(), ...appendix.sections.flatMap(inText)] : []),
  ]
  const more = { ...(attachments && { attachments }), ...(headers && { headers }) }
  return { to, subject, text: text.filter(Boolean).join('\n\n'), html: page.html, ...more }
}

function inOneLine({ href, label }: { href: string; label: string }): string {
  return `${label}: ${href}`
}

function anchor({ href, label }: { href: string; label: string }): Html {
  return html`<a href="${href}" style="color:#0d4a5c">${label}</a>`
}

function appended({ title, sections }: NonNullable<LetterContent['appendix']>): Html {
  return html`<div style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #d9d6cf;${SOFT}">
    <h2 style="font-size:18px;margin:0 0 16px">${title}</h2>
    ${sections.map(
      ({ heading, paragraphs }) =>
        html`${heading && html`<h3 style="font-size:14px;margin:16px 0 4px">${heading}</h3>`}
          ${paragraphs.map((text) => html`<p style="margin:0 0 8px">${text}</p>`)}`,
    )}
  </div>`
}

function inText({ heading, paragraphs }: AppendixSection): string {
  return [...(heading ? [heading] : []), ...paragraphs].join('\n')
}
