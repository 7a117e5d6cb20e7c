import { MoneyMovement } from '#contracts/giftcards.ts'
import { formatPrice } from '#domain/money/format-price.ts'
import type { Liability } from '#plugins/giftcards/desk-cards.ts'
import { t } from '../text.ts'

/** Transfers from lost cards to those in their place add up to nothing. */
const COLUMNS = MoneyMovement.options.filter((kind) => kind !== 'transfer')

/** What the chain owes on its cards: each month from what it began with to what it ended with. */
export function LiabilityTable({ months, onCards, difference }: Liability) {
  const amount = formatPrice(onCards)
  if (months.length === 0) return <p>{t('giftcards.none')}</p>
  return (
    <>
      {difference === 0 ? (
        <p>{t('giftcards.matches', { amount })}</p>
      ) : (
        <p className="desk-late">{t('giftcards.differs', { amount, difference: formatPrice(difference) })}</p>
      )}
      <div className="desk-wide">
        <table className="desk-table">
          <thead>
            <tr>
              <th scope="col">{t('giftcards.month')}</th>
              {['before', ...COLUMNS.map((kind) => `kinds.${kind}`), 'after'].map((name) => (
                <th key={name} scope="col" className="desk-figure">
                  {t(`giftcards.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, before, sums, after }) => (
              <tr key={month}>
                <th scope="row">{month.split('-').toReversed().map(Number).join('/')}</th>
                {[before, ...COLUMNS.map((kind) => sums[kind]), after].map((cents, column) => (
                  <td key={column} className="desk-figure">
                    {formatPrice(cents)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
