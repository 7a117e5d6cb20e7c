import type { AdminViewServerProps } from 'payload'
import { handledLately, openWithdrawals } from '#plugins/withdrawals/desk-withdrawals.ts'
import { DeskPage } from '../DeskPage.tsx'
import { orderStaffOnly } from '../staff-only.ts'
import { t } from '../text.ts'
import { HandledWithdrawals } from './HandledWithdrawals.tsx'
import { OpenWithdrawal } from './OpenWithdrawal.tsx'

/** Open declarations, and those handled last. */
export async function WithdrawalsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  orderStaffOnly(req, '/admin/peruutukset')
  const [open, handled] = await Promise.all([openWithdrawals(req), handledLately(req)])
  return (
    <DeskPage
      view={view}
      title={t('withdrawals.title')}
      lead={t(open.length > 0 ? 'withdrawals.lead' : 'withdrawals.none')}
    >
      <ol className="desk-queue">
        {open.map((withdrawal) => (
          <OpenWithdrawal key={withdrawal.ref} withdrawal={withdrawal} />
        ))}
      </ol>
      {handled.length > 0 && <HandledWithdrawals withdrawals={handled} />}
    </DeskPage>
  )
}
