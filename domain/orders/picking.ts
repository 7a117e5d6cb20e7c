/** A row of an order as it is taken from a shelf. */
export interface PickedRow {
  /** Name, color, size and eye. */
  name: string
  /** The values of a contact lens, in words; null for all else. */
  values: string | null
  pieces: number
  order: string
}

/** One thing to take from the shelves, for how many orders. */
export interface PickingRow {
  name: string
  values: string | null
  pieces: number
  /** Numbers of the orders that it is for. */
  orders: string[]
}

/** What to take from the shelves for many orders: each thing once, by name and values. */
export function pickingRows(rows: readonly PickedRow[]): PickingRow[] {
  const groups = Map.groupBy(rows, ({ name, values }) => `${name}\n${values ?? ''}`)
  return [...groups.values()]
    .flatMap((same) => {
      const [first] = same
      if (!first) return []
      const { name, values } = first
      const pieces = same.reduce((sum, row) => sum + row.pieces, 0)
      return [{ name, values, pieces, orders: [...new Set(same.map(({ order }) => order))] }]
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fi') || (a.values ?? '').localeCompare(b.values ?? '', 'fi'))
}
