import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import type { EyeNames } from '#domain/prescriptions/per-eye.ts'
import { valueTable } from '#domain/prescriptions/value-table.ts'

interface Props {
  prescription: GlassesPrescription
  name: string
  eyes: EyeNames
}

/** The prescription laid out as on paper, so that the two can be compared. */
export function EyeTable({ prescription, name, eyes }: Props) {
  const { columns, rows } = valueTable(prescription)
  if (rows.length === 0) return null
  return (
    <table className="eye-table figures" aria-label={name}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ eye, values }) => (
          <tr key={eye}>
            <th scope="row">{eyes[eye]}</th>
            {values.map((value, index) => (
              <td key={columns[index]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
