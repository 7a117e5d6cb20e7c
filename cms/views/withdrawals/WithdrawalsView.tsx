import type { AdminViewServerProps } from 'payload'
import {
  countOpenWithdrawals,
  handledLately,
  MOST_OPEN,
  openWithdrawals,
} from '#plugins/withdrawals/admin-withdrawals.ts'
import { AdminPage } from '../AdminPage.tsx'
import { CUSTOMER_STAFF, hasRole, ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { onlyFor } from '../staff-only.ts'
import { t } from '../text.ts'
import { HandledWithdrawals } from './HandledWithdrawals.tsx'
import { OpenWithdrawal } from './OpenWithdrawal.tsx'

/** Open declarations, and those handled last. Who answers customers reads them, who handles orders acts on them. */
export async function WithdrawalsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  onlyFor(CUSTOMER_STAFF, req, '/admin/peruutukset')
  const mayHandle = hasRole(req, ORDER_STAFF)
  const [open, count, handled] = await Promise.all([
    openWithdrawals(req),
    countOpenWithdrawals(req),
    handledLately(req),
  ])
  return (
    <AdminPage
      view={view}
      title={t('withdrawals.title')}
      lead={t(open.length > 0 ? 'withdrawals.lead' : 'withdrawals.none')}
    >
      <ol className="admin-queue">
        {open.map((withdrawal) => (
          <OpenWithdrawal key={withdrawal.ref} withdrawal={withdrawal} mayHandle={mayHandle} />
        ))}
      </ol>
      {count > MOST_OPEN && <p>{t('withdrawals.more', { count, most: MOST_OPEN })}</p>}
      {handled.length > 0 && <HandledWithdrawals withdrawals={handled} />}
    </AdminPage>
  )
}
