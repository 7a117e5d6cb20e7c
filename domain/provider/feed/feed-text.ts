/** Bytes that are looked at for what a document says of itself. */
const HEAD_BYTES = 400

/**
 * The text of a feed: by its byte order mark; without one as UTF-8 where the bytes are that, or else in the encoding that
 * the header or the XML declaration names. Where nothing fits, characters that cannot be read are U+FFFD.
 *
 * @param charset That of the header, where it names one.
 */
export function feedText(bytes: Uint8Array, charset?: string): string {
  const marked = markOf(bytes)
  const said = [charset, declaredBy(bytes)].filter((one) => one !== undefined)
  const named = marked ?? wideOf(bytes, said)
  const tried = named ? [named] : ['utf-8', ...said]
  const text = tried.map((encoding) => decoded(bytes, encoding)).find((one) => one !== null)
  return (text ?? new TextDecoder(named).decode(bytes)).replace(/^\ufeff+/, '')
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** UTF-16 without a mark: one byte of each of the first two letters is zero (XML 1.0, appendix F). */
function wideOf(bytes: Uint8Array, said: readonly string[]): string | undefined {
  const [first, second, third, fourth] = bytes
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be'
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  return bytes.subarray(0, HEAD_BYTES).includes(0) ? said.find((one) => /^utf-?16/i.test(one)) : undefined
}

function declaredBy(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))
  return /^[^<]{0,10}<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head)?.[1]
}

/** Null where the bytes are not of this encoding, or it is unknown. */
function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
