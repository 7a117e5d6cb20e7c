import type { Address, Attachment, Email } from 'postal-mime'
import type { Letter } from './mailbox.ts'

/** A message opened for programs: headers, both bodies, and where its attachments are. */
export function letterOnWire(letter: Letter, email: Email) {
  return {
    ...letter,
    envelopeTo: letter.to,
    headerFrom: asText(email.from),
    headerTo: (email.to ?? []).map(asText),
    headers: email.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    text: email.text ?? '',
    html: email.html ?? null,
    attachments: email.attachments.map((attachment, n) => ({
      n,
      filename: attachment.filename,
      mimeType: attachment.mimeType,
      contentId: attachment.contentId ?? null,
      size: bytesOf(attachment).length,
      url: `/mail/${letter.id}/attachments/${n}`,
    })),
  }
}

/** The HTML body with pictures from its own attachments, and links that open beside the inbox. */
export function readableHtml(letter: Letter, email: Email, origin: string): string {
  const withPictures = email.attachments.reduce((body, attachment, n) => {
    const id = attachment.contentId?.replace(/^<|>$/g, '')
    return id ? body.replaceAll(`cid:${id}`, `${origin}/mail/${letter.id}/attachments/${n}`) : body
  }, email.html ?? '')
  return `<base target="_blank">${withPictures}`
}

export function bytesOf({ content, encoding }: Attachment): Buffer {
  if (typeof content === 'string') return Buffer.from(content, encoding ?? 'utf8')
  return content instanceof ArrayBuffer ? Buffer.from(content) : Buffer.from(content)
}

export function asText(address: Address | undefined): string {
  if (!address) return ''
  if (address.group) return address.group.map((one) => asText(one)).join(', ')
  return address.name ? `${address.name} <${address.address}>` : address.address
}
