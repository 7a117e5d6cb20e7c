/** Bytes of a file, both ends included. */
interface ByteRange {
  from: number
  to: number
}

/**
 * The bytes that a `Range` header asks of a file of `size` bytes (RFC 9110 §14). Undefined where the whole file answers:
 * without a header, with several ranges, or with one that cannot be read.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (from >= size) return 'beyond'
  return from <= to ? { from, to } : undefined
}
