import { brand } from '#domain/brand.ts'
import { html, type Html } from '#plugins/kit/html.ts'
import type { Letter } from '#plugins/kit/outbox.ts'
import { textOf } from '#plugins/kit/text.ts'

interface Written {
  to: string
  subject: string
  /** Paragraphs, as text. */
  paragraphs: string[]
  /** A table or another figure after the paragraphs, in both forms. */
  figure?: { html: Html; text: string }
  links?: { href: string; label: string }[]
  attachments?: Letter['attachments']
}

/** A letter in the chain's dress, as HTML and as plain text that says the same. */
export function letter({ to, subject, paragraphs, figure, links = [], attachments }: Written): Letter {
  const t = textOf('mail')
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
          ${links.map(({ href, label }) => html`<p style="margin:24px 0"><a href="${href}" style="color:#0d4a5c">${label}</a></p>`)}
          <p style="margin:32px 0 0;color:#56606b;font-size:14px">${t('footer')}</p>
        </div>
      </body>
    </html>`
  const text = [...paragraphs, figure?.text, ...links.map(({ href, label }) => `${label}: ${href}`), t('footer')]
    .filter(Boolean)
    .join('\n\n')
  return { to, subject, text, html: page.html, ...(attachments && { attachments }) }
}

/** An address of ours, in full, as mails need it. */
export function shopUrl(path: string): string {
  return `${process.env.SHOP_URL ?? ''}${path}`
}
