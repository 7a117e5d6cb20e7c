/** Bytes that are looked at for what a document says of itself. */
const HEAD_BYTES = 400

/**
 * The text of a file: by its byte order mark, which is left out; without one as UTF-8 where the bytes are that, or else in
 * the encoding that is declared for it or that its XML declaration names. What fits none of them is read as `fallback`.
 *
 * @param declared what is said of the file, such as the `charset` of a header.
 * @param fallback windows-1252 reads any byte as some letter; with UTF-8 characters that cannot be read are U+FFFD.
 */
export function decodedText(
  bytes: Uint8Array,
  declared?: string,
  fallback: 'windows-1252' | 'utf-8' = 'windows-1252',
): string {
  const declarations = [declared, declaredByXml(bytes)].filter((one) => one !== undefined)
  const wide = markOf(bytes) ?? unmarkedUtf16(bytes, declarations)
  const tried = wide ? [wide] : ['utf-8', ...declarations]
  const text = tried.map((encoding) => strictlyDecoded(bytes, encoding)).find((one) => one !== null)
  return (text ?? new TextDecoder(wide ?? fallback).decode(bytes)).replace(/^\ufeff+/, '')
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** One byte of each of the first two letters is zero (XML 1.0, appendix F). */
function unmarkedUtf16(bytes: Uint8Array, declarations: readonly string[]): string | undefined {
  const [first, second, third, fourth] = bytes
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return 'utf-16be'
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return 'utf-16le'
  return bytes.subarray(0, HEAD_BYTES).includes(0) ? declarations.find((one) => /^utf-?16/i.test(one)) : undefined
}

function declaredByXml(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES))
  return /^[^<]{0,10}<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head)?.[1]
}

/** Null where the bytes are not of this encoding, or it is unknown. */
function strictlyDecoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
