import type { OfferMonth } from '#plugins/winback/admin-offers.ts'
import type { ReferralMonth } from '#plugins/referral/admin-months.ts'
import { monthName } from '../format.ts'
import { ReportTable } from '../report/ReportTable.tsx'
import { t } from '../text.ts'

/** Winback offers by month: sent, opened and taken. */
export function OfferMonths({ months }: { months: readonly OfferMonth[] }) {
  return (
    <section className="admin-part">
      <h2>{t('lifestyle.winback.title')}</h2>
      <p>{t('lifestyle.winback.hint')}</p>
      <ReportTable
        columns={['month', 'sent', 'opened', 'taken'].map((name) => t(`lifestyle.winback.column.${name}`))}
        rows={months.map(({ month, sent, opened, taken }) => [
          ...[monthName(month), String(sent), String(opened), String(taken)],
        ])}
        file="paluutarjoukset"
      />
    </section>
  )
}

/** Referrals by the month in which a friend took a code, of lenses and of glasses. */
export function ReferralMonths({ months }: { months: readonly ReferralMonth[] }) {
  const columns = ['month', 'codes', 'friends', 'counted', 'bills', 'amount']
  return (
    <section className="admin-part">
      <h2>{t('lifestyle.referral.title')}</h2>
      <p>{t('lifestyle.referral.hint')}</p>
      <ReportTable
        columns={columns.map((name) => t(`lifestyle.referral.column.${name}`))}
        rows={months.map(({ month, codes, friends, counted, bills, amount }) => [
          ...[monthName(month), String(codes), String(friends), String(counted), String(bills), amount],
        ])}
        file="suosittelut"
      />
    </section>
  )
}
