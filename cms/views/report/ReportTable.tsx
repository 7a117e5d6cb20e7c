import { formatPrice } from '#domain/money/euros.ts'
import { TableHead } from '../TableHead.tsx'
import { CsvButton } from './CsvButton.tsx'
import type { Cell, Report } from './csv.ts'

interface ReportTableProps extends Report {
  /** The name of its file, without the ending. */
  file: string
  /** Sums below the rows. */
  sums?: Cell[]
}

/** A report of sums, one row each under the name in its first cell, and as a file. */
export function ReportTable({ columns, rows, sums, file }: ReportTableProps) {
  const isFigure = columns.map((_, column) => typeof rows[0]?.[column] === 'number')
  return (
    <>
      <div className="admin-wide">
        <table className="admin-table">
          <TableHead columns={columns} figures={columns.filter((_, column) => isFigure[column])} />
          <tbody>
            {rows.map((cells, row) => (
              <Row key={row} cells={cells} />
            ))}
          </tbody>
          {sums && (
            <tfoot>
              <Row cells={sums} />
            </tfoot>
          )}
        </table>
      </div>
      <CsvButton file={file} columns={columns} rows={rows} />
    </>
  )
}

function Row({ cells: [name, ...cells] }: { cells: Cell[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, column) =>
        typeof cell === 'number' ? (
          <td key={column} className="admin-figure">
            {formatPrice(cell)}
          </td>
        ) : (
          <td key={column}>{cell}</td>
        ),
      )}
    </tr>
  )
}
