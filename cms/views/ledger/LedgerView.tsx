import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { MonthTotal } from '#domain/ledger/balances.ts'
import { accounts } from '#domain/ledger/accounts.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { ledgerMonths, monthTotals } from '#plugins/ledger/repository.ts'
import { AdminPage } from '../AdminPage.tsx'
import { listPath } from '../admin-path.ts'
import { monthName } from '../format.ts'
import { ReportTable } from '../report/ReportTable.tsx'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'

const PATH = '/admin/kirjanpito'
const COLUMNS = ['account', 'rate', 'kind', 'debit', 'credit', 'balance']

/** The books of one month: what moved on each account. */
export async function LedgerView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  onlyFor(['admin'], req, PATH)
  const months = await ledgerMonths(req)
  const asked = view.searchParams?.kuukausi
  const month = months.find((one) => one === asked) ?? months[0]
  return (
    <AdminPage view={view} title={t('ledger.title')} lead={t('ledger.lead')}>
      {month ? (
        <Month month={month} months={months} totals={await monthTotals(req, month)} />
      ) : (
        <p>{t('ledger.none')}</p>
      )}
    </AdminPage>
  )
}

function Month({ month, months, totals }: { month: string; months: string[]; totals: MonthTotal[] }) {
  const [debit, credit] = [sum(totals, 'debit'), sum(totals, 'credit')]
  return (
    <>
      <nav className="day-bar__group" aria-label={t('ledger.month')}>
        {months.map((one) => (
          <Link
            key={one}
            className="admin-button"
            href={`${PATH}?kuukausi=${one}`}
            prefetch={false}
            aria-current={one === month ? 'page' : undefined}
          >
            {monthName(one)}
          </Link>
        ))}
      </nav>
      <section className="admin-part">
        <h2>{t('ledger.of_month', { month: monthName(month) })}</h2>
        <p className={debit === credit ? undefined : 'admin-late'}>
          {debit === credit
            ? t('ledger.balances', { amount: formatPrice(debit) })
            : t('ledger.differs', { amount: formatPrice(debit - credit) })}
        </p>
        <ReportTable
          columns={COLUMNS.map((name) => t(`ledger.${name}`))}
          rows={totals.toSorted(byAccount).map(rowOf)}
          sums={[t('ledger.sum'), '', '', debit, credit, debit - credit]}
          file={`kirjanpito-${month}`}
        />
        <p>
          <Link href={listPath('ledger-entries', [['period', 'equals', month]])} prefetch={false}>
            {t('ledger.entries')}
          </Link>
        </p>
      </section>
    </>
  )
}

function rowOf({ account, rate, kind, debit, credit }: MonthTotal) {
  const percent = rate === null ? '' : `${String(rate / 100).replace('.', ',')}\u00a0%`
  return [t(`ledger.accounts.${account}`), percent, t(`ledger.kinds.${kind}`), debit, credit, debit - credit]
}

/** In the order of the accounts, which is the one of a balance sheet and an income statement. */
function byAccount(a: MonthTotal, b: MonthTotal): number {
  return (
    accounts.indexOf(a.account) - accounts.indexOf(b.account) ||
    (b.rate ?? 0) - (a.rate ?? 0) ||
    a.kind.localeCompare(b.kind)
  )
}

function sum(totals: readonly MonthTotal[], side: 'debit' | 'credit'): number {
  return totals.reduce((all, total) => all + total[side], 0)
}
