import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Paytrail's signature: HMAC of the `checkout-*` fields in the order of their names, and the body.
 * The same for headers of a request and for the query of a return (Paytrail API, "Authentication").
 */
export function paytrailSignature(secret: string, fields: Record<string, string>, body = ''): string {
  const lines = Object.keys(fields)
    .filter((name) => name.startsWith('checkout-'))
    .toSorted()
    .map((name) => `${name}:${fields[name]}`)
  return createHmac('sha256', secret)
    .update([...lines, body].join('\n'))
    .digest('hex')
}

export function isSignedByPaytrail(secret: string, fields: Record<string, string>, body = ''): boolean {
  const ours = Buffer.from(paytrailSignature(secret, fields, body))
  const received = Buffer.from(fields.signature ?? '')
  return ours.length === received.length && timingSafeEqual(ours, received)
}
