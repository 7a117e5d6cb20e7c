import { isSigned, signature } from './secrets.ts'

/** Claims as a text that only the shop can have written for this purpose. Whoever has it can read it. */
export function signClaims(purpose: string, claims: object): string {
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${text}.${signature(purpose, text)}`
}

/** The claims that the shop has signed for this purpose; undefined in any other text. */
export function signedClaims(purpose: string, token: string): unknown {
  const [text = '', shown = '', ...more] = token.split('.')
  if (more.length > 0 || !isSigned(purpose, text, shown)) return undefined
  return JSON.parse(Buffer.from(text, 'base64url').toString())
}
