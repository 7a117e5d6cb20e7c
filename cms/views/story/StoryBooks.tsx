import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { formatPrice } from '#domain/money/euros.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import { t } from '../text.ts'
import { partName } from './part-name.ts'

/** The entries of the ledger for a subscription, and the balance by them. */
export function StoryBooks({ entries, balance }: { entries: readonly Entry[]; balance: number }) {
  return (
    <section className="admin-panel" aria-labelledby="admin-books">
      <h2 id="admin-books">{t('story.books')}</h2>
      <p className={balance === 0 ? undefined : 'admin-late'}>
        {t('story.receivable', { amount: formatPrice(balance) })}
      </p>
      <div className="admin-wide">
        <table className="admin-table">
          <tbody>
            {entries.map(({ key, event, on, lines }) => (
              <tr key={key}>
                <td>{finnishDay(on)}</td>
                <th scope="row">{t(`story.entry.${event}`)}</th>
                <td>{partName(key.split(':')[2] ?? '')}</td>
                <td className="admin-figure">
                  {formatPrice(lines.reduce((sum, { amount }) => sum + Math.max(0, amount), 0))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
