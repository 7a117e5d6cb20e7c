import type { PayloadRequest } from 'payload'
import { brand } from '#domain/brand.ts'
import { html, type Html } from '#plugins/kit/html.ts'
import type { Letter } from '#plugins/kit/outbox.ts'
import { textOf } from '#locales/texts.ts'
import { sellerOf } from '#plugins/seller/repository.ts'
import { sellerLines } from '#plugins/seller/seller-lines.ts'

export interface Written {
  to: string
  subject: string
  /** Paragraphs, as text. */
  paragraphs: string[]
  /** A table or another figure after the paragraphs, in both forms. */
  figure?: { html: Html; text: string }
  links?: { href: string; label: string }[]
  /** What has to reach the reader together with the letter, such as terms. */
  appendix?: { title: string; sections: { heading: string; paragraphs: string[] }[] }
  attachments?: Letter['attachments']
  /** Who works here needs no terms of sale, and is helped by no customer service. */
  isForStaff?: boolean
}

interface Foot {
  lines: string[]
  links: { href: string; label: string }[]
}

const SOFT = 'color:#56606b;font-size:14px'

/** A letter in the chain's dress, as HTML and as plain text that says the same. It says who sends it. */
export async function letter(req: PayloadRequest, written: Written): Promise<Letter> {
  const { to, subject, paragraphs, figure, links = [], appendix, attachments, isForStaff } = written
  const foot = isForStaff ? footForStaff() : await footForShoppers(req)
  const page = html`<!doctype html>
    <html lang="fi">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;background:#f6f5f2;color:#1b2530;font:16px/1.5 'Helvetica Neue',Arial,sans-serif">
        <div style="max-width:600px;margin:0 auto;padding:32px 20px;background:#fdfcfa">
          <p style="font-size:22px;font-weight:700;margin:0 0 24px">${brand.name}</p>
          ${paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`)} ${figure?.html}
          ${links.map((link) => html`<p style="margin:24px 0">${anchor(link)}</p>`)}
          <p style="margin:32px 0 0;${SOFT}">${foot.lines.map((line) => html`${line}<br />`)}${foot.links.map(anchor)}</p>
          ${appendix && appended(appendix)}
        </div>
      </body>
    </html>`
  const text = [
    ...[...paragraphs, figure?.text, ...links.map(inOneLine)],
    [...foot.lines, ...foot.links.map(inOneLine)].join('\n'),
    ...(appendix ? [appendix.title.toUpperCase(), ...appendix.sections.flatMap(inText)] : []),
  ]
  return { to, subject, text: text.filter(Boolean).join('\n\n'), html: page.html, ...(attachments && { attachments }) }
}

async function footForShoppers(req: PayloadRequest): Promise<Foot> {
  const t = textOf('fi', 'mail')
  const links = [{ href: shopUrl('/ostoehdot'), label: t('terms') }]
  return { lines: [t('footer'), ...sellerLines(await sellerOf(req))], links }
}

function footForStaff(): Foot {
  return { lines: [textOf('fi', 'mail')('footer_staff')], links: [] }
}

function inOneLine({ href, label }: { href: string; label: string }): string {
  return `${label}: ${href}`
}

function anchor({ href, label }: { href: string; label: string }): Html {
  return html`<a href="${href}" style="color:#0d4a5c">${label}</a>`
}

function appended({ title, sections }: NonNullable<Written['appendix']>): Html {
  return html`<div style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #d9d6cf;${SOFT}">
    <h2 style="font-size:18px;margin:0 0 16px">${title}</h2>
    ${sections.map(
      ({ heading, paragraphs }) =>
        html`<h3 style="font-size:14px;margin:16px 0 4px">${heading}</h3>
          ${paragraphs.map((text) => html`<p style="margin:0 0 8px">${text}</p>`)}`,
    )}
  </div>`
}

function inText({ heading, paragraphs }: { heading: string; paragraphs: string[] }): string {
  return [heading, ...paragraphs].join('\n')
}

/** An address of ours, in full, as mails need it. */
export function shopUrl(path: string): string {
  return `${process.env.SHOP_URL ?? ''}${path}`
}
