/** Letters and digits that cannot be taken for one another when read aloud or from paper. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 8

/**
 * A new order number, such as `S7KQ2MXF4`: 31^8 of them, so that neither the next nor a neighbor can be guessed.
 * `below` gives a random whole number from 0 to one less than its argument.
 */
export function orderNumber(below: (limit: number) => number): string {
  return `S${Array.from({ length: LENGTH }, () => SIGNS[below(SIGNS.length)]).join('')}`
}

/** The number somebody typed, however they wrote it: `s7kq 2mxf-4` is `S7KQ2MXF4`. */
export function readOrderNumber(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase()
}
