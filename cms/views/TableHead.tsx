import { t } from './text.ts'

interface TableHeadProps {
  columns: readonly string[]
  /** The columns that hold figures. */
  figures?: readonly string[]
  /** The texts that have the headings by column. Without them each column is its heading. */
  words?: string
}

/** The head of a table. */
export function TableHead({ columns, figures = [], words }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={figures.includes(column) ? 'admin-figure' : undefined}>
            {words ? t(`${words}.${column}`) : column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
