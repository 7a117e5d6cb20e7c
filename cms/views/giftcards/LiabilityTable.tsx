import { MoneyMovement } from '#contracts/giftcards.ts'
import { formatPrice } from '#domain/money/euros.ts'
import type { Liability } from '#plugins/giftcards/admin-cards.ts'
import { monthName } from '../format.ts'
import { ReportTable } from '../report/ReportTable.tsx'
import { t } from '../text.ts'

/** Transfers from lost cards to those in their place add up to nothing. */
const COLUMNS = MoneyMovement.options.filter((kind) => kind !== 'transfer')
const NAMES = ['month', 'before', ...COLUMNS.map((kind) => `kinds.${kind}`), 'after']

/** The chain's liability on its cards: each month from its opening to its closing balance. */
export function LiabilityTable({ months, onCards, difference }: Liability) {
  const amount = formatPrice(onCards)
  if (months.length === 0) return <p>{t('giftcards.none')}</p>
  const rows = months.map(({ month, before, sums, after }) => [
    monthName(month),
    before,
    ...COLUMNS.map((kind) => sums[kind]),
    after,
  ])
  return (
    <>
      {difference === 0 ? (
        <p>{t('giftcards.matches', { amount })}</p>
      ) : (
        <p className="admin-late">{t('giftcards.differs', { amount, difference: formatPrice(difference) })}</p>
      )}
      <ReportTable columns={NAMES.map((name) => t(`giftcards.${name}`))} rows={rows} file="lahjakorttivelka" />
    </>
  )
}
