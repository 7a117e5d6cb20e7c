import { createHmac, timingSafeEqual } from 'node:crypto'

export type Algorithm = 'sha256' | 'sha512'
export type Parameters = Record<string, string>

/**
 * Signs by Paytrail's documentation: all `checkout-` values sorted by name, one on each line, and the body on the last.
 */
export function signatureOf(secret: string, parameters: Parameters, body = ''): string {
  const lines = Object.keys(parameters)
    .filter((name) => name.startsWith('checkout-'))
    .sort()
    .map((name) => `${name}:${parameters[name]}`)
  return createHmac(algorithmOf(parameters), secret)
    .update([...lines, body].join('\n'))
    .digest('hex')
}

/** True if the signature matches these values. */
export function isSigned(secret: string, parameters: Parameters, body: string, signature: string): boolean {
  const right = Buffer.from(signatureOf(secret, parameters, body))
  const given = Buffer.from(signature)
  return right.length === given.length && timingSafeEqual(right, given)
}

function algorithmOf(parameters: Parameters): Algorithm {
  return parameters['checkout-algorithm'] === 'sha512' ? 'sha512' : 'sha256'
}
