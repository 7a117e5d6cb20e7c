/** The encoding that a byte order mark names. */
const MARKS: [name: string, ...bytes: number[]][] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
]

/**
 * The text of a file: by its byte order mark, which is left out, else by the encoding it declares, else as UTF-8. What is
 * no UTF-8, whatever it says, is read as windows-1252. XML declares its encoding itself (XML 1.0, appendix F).
 *
 * @param declared what is said of the file, such as the `charset` of a header.
 */
export function decodedText(bytes: Uint8Array, declared?: string): string {
  const mark = MARKS.find(([, ...start]) => start.every((byte, at) => bytes[at] === byte))
  const name = mark?.[0] ?? unmarkedUtf16(bytes) ?? declared ?? declaredByXml(bytes)
  const decoder = name === undefined ? undefined : decoderFor(name)
  if (decoder && decoder.encoding !== 'utf-8') return decoder.decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** An encoding that nobody knows is no reason to lose the file. */
function decoderFor(name: string): TextDecoder | undefined {
  try {
    return new TextDecoder(name)
  } catch {
    return undefined
  }
}

/** XML begins with `<`, of which UTF-16 writes one byte as zero. */
function unmarkedUtf16([first, second]: Uint8Array): string | undefined {
  if (first === 0x3c && second === 0) return 'utf-16le'
  return first === 0 && second === 0x3c ? 'utf-16be' : undefined
}

/** A declaration that can be read as single bytes is not in UTF-16, whatever it says. */
function declaredByXml(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 200))
  const [, name] = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(start) ?? []
  return name && /^utf-?16/i.test(name) ? undefined : name
}
