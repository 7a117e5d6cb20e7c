/** Longest address we read, in characters. The longest filter a shopper can click together has about 600. */
export const LONGEST_ADDRESS = 4096

export type Reading =
  | { kind: 'path'; path: string; search: string }
  | { kind: 'moved'; to: string }
  | { kind: 'malformed' }
  | { kind: 'too long' }

/**
 * What the first line of a request asks for, read once for every handler.
 *
 * Letters with dots and rings can be written in two ways (NFC and NFD): one address is one page, so the second way is
 * sent to the first. Steps such as `/../` are resolved before any handler sees the path.
 */
export function readPath(target: string): Reading {
  if (target.length > LONGEST_ADDRESS) return { kind: 'too long' }
  if (!target.startsWith('/') || target.startsWith('//') || target.startsWith('/\\')) return { kind: 'malformed' }

  const text = Buffer.from(target, 'latin1').toString('utf8')
  const [, written = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(text) ?? []
  if (isPlain(written)) return { kind: 'path', path: written, search }

  const decoded = decode(written)
  if (decoded === undefined) return { kind: 'malformed' }
  const composed = decoded.normalize('NFC')
  if (composed !== decoded) return { kind: 'moved', to: encodeURI(composed).replace(/^\/+/, '/') + search }

  const { pathname } = new URL(written, 'http://shop')
  if (pathname.startsWith('//')) return { kind: 'malformed' }
  return { kind: 'path', path: pathname.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase()), search }
}

/** Most addresses are plain letters and need no second look. */
function isPlain(path: string): boolean {
  return /^\/([\w-]+[\w./-]*)?$/.test(path) && !path.includes('..') && !path.includes('//') && !path.includes('/.')
}

/** Nothing for broken escapes, and for control characters and backslashes, which no address of ours has. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return /[\p{Cc}\\\ufffd]/u.test(decoded) ? undefined : decoded
  } catch {
    return undefined
  }
}
