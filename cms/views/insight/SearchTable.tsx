import type { ReactNode } from 'react'
import type { TopSearch } from '#domain/insight/top-searches.ts'
import { t } from '../text.ts'
import { wholeNumber } from '../format.ts'

interface SearchTableProps {
  rows: readonly TopSearch[]
  /** What can be done about a search; in place of how much it finds. */
  actions?: (row: TopSearch) => ReactNode
}

/** Searches, most asked first. */
export function SearchTable({ rows, actions }: SearchTableProps) {
  return (
    <table className="insight-table">
      <thead>
        <tr>
          <th scope="col">{t('insight.words')}</th>
          <th scope="col">{t('insight.count')}</th>
          {!actions && <th scope="col">{t('insight.hits')}</th>}
          {!actions && <th scope="col">{t('insight.opened')}</th>}
          {actions && <td />}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.words}>
            <th scope="row">{row.words}</th>
            <td>{wholeNumber(row.count)}</td>
            {!actions && <td>{wholeNumber(row.hits)}</td>}
            {!actions && <td>{wholeNumber(row.opened)}</td>}
            {actions && <td>{actions(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
