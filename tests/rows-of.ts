/**
 * The rows of a matrix that are proven: the first of each kind, or all of them with `EVERY_ROW=1` (`npm run test:all`).
 *
 * @param kindOf what distinguishes one kind from another; rows alike in it are answered by the same code
 */
export function rowsOf<Row>(all: readonly Row[], kindOf: (row: Row) => unknown): Row[] {
  if (process.env.EVERY_ROW === '1') return [...all]
  const firsts = new Map<string, Row>()
  for (const row of all) {
    const kind = JSON.stringify(kindOf(row))
    if (!firsts.has(kind)) firsts.set(kind, row)
  }
  return [...firsts.values()]
}
