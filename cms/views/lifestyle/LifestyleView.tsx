import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { CUSTOMER_STAFF, hasRole, MARKETERS } from '#plugins/kit/admin/access.ts'
import { contractLists, type ContractList } from '#plugins/lifestyle/admin-lists.ts'
import { referralMonths } from '#plugins/referral/admin-months.ts'
import { contractMonths } from '#plugins/subscriptions/admin/admin-months.ts'
import { offerMonths } from '#plugins/winback/admin-offers.ts'
import { AdminPage } from '../AdminPage.tsx'
import { listPath } from '../admin-path.ts'
import { PriceRises } from '../rises/PriceRises.tsx'
import { onlyFor } from '../staff-only.ts'
import { ContractMonths } from '../story/ContractMonths.tsx'
import { AdminLists } from '../story/AdminLists.tsx'
import { t } from '../text.ts'
import { ContractRows } from './ContractRows.tsx'
import { OfferMonths, ReferralMonths } from './OfferMonths.tsx'

const PATH = '/admin/lifestyle'

/** Glasses by the month: customer service sees what needs staff, marketers what was offered, admins the figures. */
export async function LifestyleView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  onlyFor([...CUSTOMER_STAFF, ...MARKETERS], req, PATH)
  return (
    <AdminPage view={view} title={t('lifestyle.title')} lead={t('lifestyle.lead')}>
      {hasRole(req, CUSTOMER_STAFF) && <Lists lists={await contractLists(req)} />}
      {hasRole(req, MARKETERS) && (
        <>
          <PriceRises req={req} kind="glasses" />
          <OfferMonths months={await offerMonths(req)} />
          <ReferralMonths months={await referralMonths(req)} />
        </>
      )}
      {hasRole(req, ['admin']) && (
        <ContractMonths
          months={await contractMonths(req, { slug: 'lifestyle-contracts', kind: 'lifestyle' })}
          file="lifestyle"
        />
      )}
    </AdminPage>
  )
}

function Lists({ lists }: { lists: ContractList[] }) {
  return (
    <>
      <AdminLists
        text="lifestyle"
        alarming={['failing', 'held']}
        lists={lists.map(({ name, count, rows }) => ({
          name,
          count,
          shown: rows.length,
          rows: <ContractRows rows={rows} />,
        }))}
      />
      <p>
        <Link href={listPath('lifestyle-contracts')} prefetch={false}>
          {t('lifestyle.all')}
        </Link>
      </p>
    </>
  )
}
