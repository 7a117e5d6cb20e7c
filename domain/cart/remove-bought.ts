import type { StoredLine } from './stored-line.ts'

type Bought = Pick<StoredLine, 'ref' | 'quantity'>

/**
 * The cart as it is left once these pieces have been bought. Pieces that were added to a row meanwhile stay, as a row with
 * a ref of its own: the old ref belongs to what was bought.
 */
export function removeBought(
  lines: readonly StoredLine[],
  bought: readonly Bought[],
  newRef: () => string,
): StoredLine[] {
  const pieces = new Map(bought.map(({ ref, quantity }) => [ref, quantity]))
  const left = lines.flatMap((line) => {
    const quantity = line.quantity - (pieces.get(line.ref) ?? 0)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  const names = new Map(left.filter(({ ref }) => pieces.has(ref)).map(({ ref }) => [ref, newRef()]))
  return left.map((line) => ({
    ...line,
    ref: names.get(line.ref) ?? line.ref,
    parentRef: line.parentRef && (names.get(line.parentRef) ?? line.parentRef),
  }))
}
