import { createHash } from 'node:crypto'

interface Rows {
  shopperId: string
  lines: { ref: string }[]
}

/** Names what a shopper buys by the rows of the cart, whose names are never given twice. Unique among what is paid. */
export function boughtKeyOf({ shopperId, lines }: Rows): string {
  const rows = lines.map(({ ref }) => ref).toSorted()
  return createHash('sha256')
    .update([shopperId, ...rows].join('\n'))
    .digest('base64url')
}
