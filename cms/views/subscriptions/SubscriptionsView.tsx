import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { CUSTOMER_STAFF, hasRole, MARKETERS } from '#plugins/kit/admin/access.ts'
import { deskLists, type DeskList } from '#plugins/subscriptions/desk-lists.ts'
import { subscriptionMonths } from '#plugins/subscriptions/desk-months.ts'
import { DeskPage } from '../DeskPage.tsx'
import { listPath } from '../desk-path.ts'
import { monthName } from '../report/month-name.ts'
import { ReportTable } from '../report/ReportTable.tsx'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'
import { Picks } from './Picks.tsx'
import { PriceRises } from './PriceRises.tsx'
import { SubscriptionRows } from './SubscriptionRows.tsx'
import { SubscriptionSearch } from './SubscriptionSearch.tsx'

const PATH = '/admin/kestotilaukset'
const MONTH_COLUMNS = ['month', 'begun', 'ended', 'churn', 'revenue']

/** Lens subscriptions: who answers customers sees what needs somebody, whoever packs what is picked, admins how they do. */
export async function SubscriptionsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  onlyFor([...CUSTOMER_STAFF, ...MARKETERS, 'store-staff'], req, PATH)
  const day = view.searchParams?.['paiva']
  return (
    <DeskPage view={view} title={t('subscriptions.title')} lead={t('subscriptions.lead')}>
      {hasRole(req, CUSTOMER_STAFF) && <Lists lists={await deskLists(req)} />}
      {hasRole(req, [...CUSTOMER_STAFF, 'store-staff']) && (
        <Picks req={req} path={PATH} asked={typeof day === 'string' ? day : ''} />
      )}
      {hasRole(req, MARKETERS) && <PriceRises req={req} />}
      {hasRole(req, ['admin']) && <Months req={req} />}
    </DeskPage>
  )
}

function Lists({ lists }: { lists: DeskList[] }) {
  return (
    <>
      <ul className="desk-tiles">
        {lists.map(({ name, count }) => (
          <li key={name} className={toneOf(name, count)}>
            <a href={`#${name}`}>
              <span className="desk-tile__name">{t(`subscriptions.${name}`)}</span>
              <span className="desk-tile__count">{count}</span>
              <span className="desk-tile__hint">{t(`subscriptions.${name}_hint`)}</span>
            </a>
          </li>
        ))}
      </ul>
      <SubscriptionSearch />
      {lists
        .filter(({ count }) => count > 0)
        .map(({ name, count, rows }) => (
          <section key={name} className="desk-panel" aria-labelledby={name}>
            <h2 id={name}>{t(`subscriptions.${name}`)}</h2>
            {count > rows.length && <p>{t('subscriptions.shown', { shown: rows.length, count })}</p>}
            <SubscriptionRows rows={rows} />
          </section>
        ))}
      <p>
        <Link href={listPath('subscriptions')} prefetch={false}>
          {t('subscriptions.all')}
        </Link>
      </p>
    </>
  )
}

function toneOf(name: DeskList['name'], count: number): string {
  if (count === 0) return 'desk-tile desk-tile--calm'
  return name === 'failing' || name === 'stopped' ? 'desk-tile desk-tile--alarming' : 'desk-tile'
}

async function Months({ req }: { req: PayloadRequest }) {
  const months = await subscriptionMonths(req)
  return (
    <section className="desk-part">
      <h2>{t('subscriptions.months')}</h2>
      <p>{t('subscriptions.months_hint')}</p>
      <ReportTable
        columns={MONTH_COLUMNS.map((name) => t(`subscriptions.column.${name}`))}
        rows={months.map(({ month, begun, ended, churn, revenue }) => [
          ...[monthName(month), String(begun), String(ended)],
          ...[churn === null ? '' : `${(churn / 10).toFixed(1).replace('.', ',')} %`, revenue],
        ])}
        file="kestotilaukset"
      />
    </section>
  )
}
