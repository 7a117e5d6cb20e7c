import type { PayloadRequest } from 'payload'
import type { Language } from '#contracts/language.ts'
import { brand } from '#domain/brand.ts'
import { letterFooterOf, type LetterFooter } from '../extend.ts'
import { html, type Html } from './html.ts'
import type { Letter } from './outbox.ts'
import { inLanguage } from './shop-url.ts'

/** A part of an appendix; the first may have no heading. */
interface AppendixSection {
  heading: string | null
  paragraphs: string[]
}

interface Link {
  href: string
  label: string
}

/** The content of a letter, without layout and footer. */
export interface LetterContent {
  to: string
  subject: string
  /** Paragraphs, as text. */
  paragraphs: string[]
  /** A table or another figure after the paragraphs, in both forms. */
  figure?: { html: Html; text: string }
  /** Those to pages of the shop lead to them in the letter's language. */
  links?: Link[]
  /** A document that must be sent with the letter, such as terms. */
  appendix?: { title: string; sections: AppendixSection[] }
  attachments?: Letter['attachments']
  headers?: Letter['headers']
  /** Replaces the footer that a plugin has registered for all letters. */
  footer?: LetterFooter
}

/** The ring of the mark, drawn by its border: most programs load no pictures unasked. */
const RING =
  'display:inline-block;width:9px;height:9px;border:4px solid #10171f;border-right-color:#fdfcfa;border-radius:50%;margin-right:8px'

const BUTTON =
  'display:inline-block;padding:13px 22px;background:#004a5a;color:#ffffff;border-radius:2px;font-weight:600;text-decoration:none'

const SOFT = 'color:#56606b;font-size:14px'

/** For readers with dark screens. Programs that know no such rules show the light letter. */
const DARK = `@media (prefers-color-scheme: dark) {
  body, .sheet { background: #10171f !important; color: #f4f3f1 !important; }
  .soft { color: #b6bcc3 !important; }
  .ring { border-color: #f4f3f1 #10171f #f4f3f1 #f4f3f1 !important; }
  .button { background: #a7dbe8 !important; color: #10171f !important; }
  a { color: #a7dbe8 !important; }
  a.button { color: #10171f !important; }
}`

/**
 * A letter in the chain's layout, as HTML and as plain text with the same content. It ends with the registered footer,
 * since the law requires every letter to a customer to name the seller.
 */
export async function letter(req: PayloadRequest, language: Language, content: LetterContent): Promise<Letter> {
  const { to, subject, paragraphs, figure, appendix, attachments, headers } = content
  const inOwn = (link: Link): Link => ({ ...link, href: inLanguage(link.href, language) })
  const links = (content.links ?? []).map(inOwn)
  const written = content.footer ?? (await letterFooterOf(req.payload.config)(req, language))
  const footer = { ...written, links: written.links.map(inOwn) }
  const [first, ...others] = links
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${{ html: DARK }}
        </style>
      </head>
      <body style="margin:0;background:#f6f5f2;color:#1b2530;font:16px/1.5 'Helvetica Neue',Arial,sans-serif">
        <div style="display:none;max-height:0;overflow:hidden">${paragraphs[0]}</div>
        <div class="sheet" style="max-width:600px;margin:0 auto;padding:24px 20px 32px;background:#fdfcfa">
          <p style="font-size:22px;font-weight:700;letter-spacing:-0.03em;line-height:1;margin:0 0 20px">
            <span class="ring" style="${RING}"></span>${brand.name}
          </p>
          ${paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)}${first && button(first)} ${figure?.html}
          ${others.map((link) => html`<p style="margin:16px 0">${anchor(link)}</p>`)}
          <p class="soft" style="margin:32px 0 0;${SOFT}">${footer.lines.map((line) => html`${line}<br />`)}${footer.links.map(anchor)}</p>
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

function inOneLine({ href, label }: Link): string {
  return `${label}: ${href}`
}

/** What the reader most likely does next: large enough for a thumb. */
function button({ href, label }: Link): Html {
  return html`<p style="margin:24px 0"><a class="button" href="${href}" style="${BUTTON}">${label}</a></p>`
}

function anchor({ href, label }: Link): Html {
  return html`<a href="${href}" style="color:#0d4a5c">${label}</a>`
}

function appended({ title, sections }: NonNullable<LetterContent['appendix']>): Html {
  return html`<div class="soft" style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #d9d6cf;${SOFT}">
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
