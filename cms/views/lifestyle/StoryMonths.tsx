import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import type { BilledMonth, ContractStory } from '#plugins/lifestyle/admin-story.ts'
import { TableHead } from '../TableHead.tsx'
import { t } from '../text.ts'
import { GiveBackMonth } from '../story/GiveBack.tsx'

const COLUMNS = ['month', 'rows', 'state', 'amount', 'action']

interface StoryMonthsProps {
  months: ContractStory['months']
  mayGiveBack: boolean
}

/** The months that were billed: what each was for, and how it stands. */
export function StoryMonths({ months, mayGiveBack }: StoryMonthsProps) {
  return (
    <section className="admin-panel" aria-labelledby="admin-months">
      <h2 id="admin-months">{t('lifestyle.billed_months')}</h2>
      {months.length === 0 && <p>{t('lifestyle.no_months')}</p>}
      {months.length > 0 && (
        <div className="admin-wide">
          <table className="admin-table">
            <TableHead words="lifestyle.column" columns={COLUMNS} figures={['amount', 'action']} />
            <tbody>
              {months.map((bill) => (
                <tr key={bill.ref}>
                  <th scope="row">{bill.month.split('-').toReversed().join('/')}</th>
                  <td>
                    {rowsOf(bill).map((row) => (
                      <div key={row}>{row}</div>
                    ))}
                  </td>
                  <td>{t(`lifestyle.month_state.${bill.state}`)}</td>
                  <td className="admin-figure">{formatPrice(bill.amount)}</td>
                  <td className="admin-figure">
                    {mayGiveBack && bill.left > 0 && (
                      <GiveBackMonth id={bill.contract} month={bill.month} left={bill.left} />
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function rowsOf({ rows, free, freeWhy, connected }: BilledMonth): string[] {
  return [
    ...rows.map(({ from, to, amount }) => `${finnishDay(from)}–${finnishDay(to)}: ${formatPrice(amount)}`),
    ...(connected ?? []).map(({ name, amount }) => `${name}: ${formatPrice(amount)}`),
    ...(free > 0 ? [`${t(`lifestyle.free.${freeWhy}`)}: ${formatPrice(-free)}`] : []),
  ]
}
