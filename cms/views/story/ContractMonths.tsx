import type { SubscriptionMonth } from '#domain/subscriptions/churn.ts'
import { monthName } from '../format.ts'
import { ReportTable } from '../report/ReportTable.tsx'
import { t } from '../text.ts'

const COLUMNS = ['month', 'begun', 'ended', 'churn', 'revenue']

/**
 * Months of all contracts of a kind: how many began and ended, and what was earned. `file` names its download.
 */
export function ContractMonths({ months, file }: { months: readonly SubscriptionMonth[]; file: string }) {
  return (
    <section className="admin-part">
      <h2>{t('story.months')}</h2>
      <p>{t('story.months_hint')}</p>
      <ReportTable
        columns={COLUMNS.map((name) => t(`story.column.${name}`))}
        rows={months.map(({ month, begun, ended, churn, revenue }) => [
          ...[monthName(month), String(begun), String(ended)],
          ...[churn === null ? '' : `${(churn / 10).toFixed(1).replace('.', ',')} %`, revenue],
        ])}
        file={file}
      />
    </section>
  )
}
