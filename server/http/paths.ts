import { OFFERED_LANGUAGES } from '#contracts/language.ts'

/** Longest address we read, in characters. The longest filter a shopper can click together has about 600. */
export const MAX_ADDRESS_LENGTH = 4096

/** What a browser reads as another host, at once or without its languages. */
const namesHost = new RegExp(`^(/(${OFFERED_LANGUAGES.join('|')}))*//`)

export type Reading =
  | { kind: 'path'; path: string; search: string }
  | { kind: 'moved'; to: string }
  | { kind: 'malformed' }
  | { kind: 'too long' }

/**
 * The parsed request line, read once for every handler. Letters with dots and rings have two forms in Unicode (NFC and
 * NFD): NFD redirects to NFC, so that one page has one address. Steps such as `/../` are resolved before any handler
 * sees the path.
 */
export function readPath(target: string): Reading {
  if (target.length > MAX_ADDRESS_LENGTH) return { kind: 'too long' }
  if (!target.startsWith('/') || target.startsWith('//') || target.startsWith('/\\')) return { kind: 'malformed' }

  const text = Buffer.from(target, 'latin1').toString('utf8')
  const [, written = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(text) ?? []
  if (isPlain(written)) return { kind: 'path', path: written, search }

  const decoded = decode(written)
  if (decoded === undefined) return { kind: 'malformed' }
  const composed = decoded.normalize('NFC')
  if (composed !== decoded) return { kind: 'moved', to: encodeURI(composed).replace(/^\/+/, '/') + search }

  const { pathname } = new URL(written, 'http://shop')
  if (namesHost.test(pathname)) return { kind: 'malformed' }
  return { kind: 'path', path: pathname.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase()), search }
}

/** Most addresses are ASCII and need no normalization. */
function isPlain(path: string): boolean {
  return /^\/([\w-]+[\w./-]*)?$/.test(path) && !path.includes('..') && !path.includes('//') && !path.includes('/.')
}

/** Undefined for invalid escapes, and for control characters and backslashes, which no address of ours has. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return /[\p{Cc}\\\ufffd]/u.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}
