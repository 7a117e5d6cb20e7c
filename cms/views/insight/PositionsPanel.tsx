import type { OfKind } from '#plugins/insight/figures.ts'
import type { PositionFigures } from '#domain/insight/positions.ts'
import { TableHead } from '../TableHead.tsx'
import { t } from '../text.ts'
import { percentOf, wholeNumber } from '../format.ts'

const COLUMNS = ['clicked', 'cart', 'bought'] as const

/** What became of cards, by the position where they stood. */
export function PositionsPanel({ positions }: { positions: readonly OfKind[] }) {
  const shown = positions.filter(({ rows }) => rows.length > 0)
  return (
    <section className="admin-panel" aria-labelledby="insight-positions">
      <h2 id="insight-positions">{t('insight.positions')}</h2>
      <p>{t('insight.positions_lead')}</p>
      {shown.length === 0 && <p className="admin-empty">{t('insight.positions_none')}</p>}
      <div className="insight-positions">
        {shown.map(({ kind, rows }) => (
          <table className="insight-table" key={kind}>
            <caption>{t(`insight.kinds.${kind}`)}</caption>
            <TableHead words="insight" columns={['position', 'seen', ...COLUMNS]} />
            <tbody>
              {rows.map((row) => (
                <PositionRow key={row.position} row={row} isLast={row.position > 10} />
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  )
}

function PositionRow({ row, isLast }: { row: PositionFigures; isLast: boolean }) {
  const { position, seen, clicked } = row
  return (
    <tr>
      <th scope="row">{isLast ? t('insight.last_position', { position }) : `${position}.`}</th>
      <td>{wholeNumber(seen)}</td>
      {COLUMNS.map((column) => (
        <td key={column}>
          {column === 'clicked' && <meter min={0} max={Math.max(1, seen)} value={clicked} aria-hidden="true" />}
          {percentOf(row[column], seen)}
        </td>
      ))}
    </tr>
  )
}
