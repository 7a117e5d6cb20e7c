import type { AdminViewServerProps } from 'payload'
import { ORDER_READERS } from '#plugins/kit/admin/access.ts'
import { AdminPage } from '../AdminPage.tsx'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'
import { CustomerSearch } from './CustomerSearch.tsx'

/** Customers with an account, by what they say of themselves on the phone. */
export function CustomersView(view: AdminViewServerProps) {
  onlyFor(ORDER_READERS, view.initPageResult.req, '/admin/asiakkaat')
  return (
    <AdminPage view={view} title={t('customers.title')} lead={t('customers.lead')}>
      <CustomerSearch />
    </AdminPage>
  )
}
