import { Link } from '@payloadcms/ui'
import type { OrderWithdrawal } from '#plugins/withdrawals/admin-withdrawals.ts'
import { t } from '../text.ts'
import { formatInstant } from '../format.ts'

/** An order's withdrawals on its page, so that it is not sent meanwhile. */
export function WithdrawnMarks({ withdrawals }: { withdrawals: OrderWithdrawal[] }) {
  if (withdrawals.length === 0) return null
  return (
    <ul className="admin-withdrawn">
      {withdrawals.map(({ ref, state, receivedAt, handledAt, isOfBuyer }) => (
        <li key={ref} className="admin-panel admin-panel--note">
          <strong>{t('withdrawals.on_order', { moment: formatInstant(receivedAt) })}</strong>
          {state === 'handled' ? (
            <p>{t('withdrawals.on_order_handled', { moment: formatInstant(handledAt ?? '') })}</p>
          ) : (
            <p>
              {t(isOfBuyer ? 'withdrawals.on_order_open' : 'withdrawals.on_order_other')}{' '}
              <Link href="/admin/peruutukset" prefetch={false}>
                {t('withdrawals.to_list')}
              </Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
