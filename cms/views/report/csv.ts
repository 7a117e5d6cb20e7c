/** One cell of a report: words, or cents. */
export type Cell = string | number

/** A report as its table and its file have it. */
export interface Report {
  columns: string[]
  rows: Cell[][]
}

/**
 * A report as a file that spreadsheets in Finland open: semicolons between cells, commas in euros, a byte order mark
 * that indicates UTF-8.
 */
export function csvOf({ columns, rows }: Report): string {
  return `\uFEFF${[columns, ...rows].map((cells) => cells.map(cellOf).join(';')).join('\r\n')}\r\n`
}

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return (cell / 100).toFixed(2).replace('.', ',')
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
