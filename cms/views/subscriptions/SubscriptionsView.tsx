import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { CUSTOMER_STAFF, hasRole, MARKETERS } from '#plugins/kit/admin/access.ts'
import { adminLists, type AdminList } from '#plugins/subscriptions/admin/admin-lists.ts'
import { contractMonths } from '#plugins/subscriptions/admin/admin-months.ts'
import { AdminPage } from '../AdminPage.tsx'
import { listPath } from '../admin-path.ts'
import { PriceRises } from '../rises/PriceRises.tsx'
import { onlyFor } from '../staff-only.ts'
import { ContractMonths } from '../story/ContractMonths.tsx'
import { AdminLists } from '../story/AdminLists.tsx'
import { t } from '../text.ts'
import { Picks } from './Picks.tsx'
import { SubscriptionRows } from './SubscriptionRows.tsx'
import { SubscriptionSearch } from './SubscriptionSearch.tsx'

const PATH = '/admin/kestotilaukset'

/** Lens subscriptions: customer service sees what needs staff, packers what is picked, admins the figures. */
export async function SubscriptionsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  onlyFor([...CUSTOMER_STAFF, ...MARKETERS, 'store-staff'], req, PATH)
  const day = view.searchParams?.['paiva']
  return (
    <AdminPage view={view} title={t('subscriptions.title')} lead={t('subscriptions.lead')}>
      {hasRole(req, CUSTOMER_STAFF) && <Lists lists={await adminLists(req)} />}
      {hasRole(req, [...CUSTOMER_STAFF, 'store-staff']) && (
        <Picks req={req} path={PATH} asked={typeof day === 'string' ? day : ''} />
      )}
      {hasRole(req, MARKETERS) && <PriceRises req={req} kind="lenses" />}
      {hasRole(req, ['admin']) && (
        <ContractMonths
          months={await contractMonths(req, { slug: 'subscriptions', kind: 'subscription' })}
          file="kestotilaukset"
        />
      )}
    </AdminPage>
  )
}

function Lists({ lists }: { lists: AdminList[] }) {
  return (
    <>
      <AdminLists
        text="subscriptions"
        alarming={['failing', 'stopped']}
        lists={lists.map(({ name, count, rows }) => ({
          name,
          count,
          shown: rows.length,
          rows: <SubscriptionRows rows={rows} />,
        }))}
      >
        <SubscriptionSearch />
      </AdminLists>
      <p>
        <Link href={listPath('subscriptions')} prefetch={false}>
          {t('subscriptions.all')}
        </Link>
      </p>
    </>
  )
}
