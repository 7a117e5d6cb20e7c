import type { AdminViewServerProps } from 'payload'
import { DeskPage } from '../DeskPage.tsx'
import { orderStaffOnly } from '../staff-only.ts'
import { t } from '../text.ts'
import { CustomerSearch } from './CustomerSearch.tsx'

/** Customers with an account, by what they say of themselves on the phone. */
export function CustomersView(view: AdminViewServerProps) {
  orderStaffOnly(view.initPageResult.req, '/admin/asiakkaat')
  return (
    <DeskPage view={view} title={t('customers.title')} lead={t('customers.lead')}>
      <CustomerSearch />
    </DeskPage>
  )
}
