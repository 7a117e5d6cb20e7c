import { Link } from '@payloadcms/ui'
import type { OrderWithdrawal } from '#plugins/withdrawals/desk-withdrawals.ts'
import { t } from '../text.ts'
import { moment } from '../when.ts'

/** On the page of an order: who has withdrawn from it, so that nobody sends it meanwhile. */
export function WithdrawnMarks({ withdrawals }: { withdrawals: OrderWithdrawal[] }) {
  if (withdrawals.length === 0) return null
  return (
    <ul className="desk-withdrawn">
      {withdrawals.map(({ ref, state, receivedAt, handledAt, isOfBuyer }) => (
        <li key={ref} className="desk-panel desk-panel--note">
          <strong>{t('withdrawals.on_order', { moment: moment(receivedAt) })}</strong>
          {state === 'handled' ? (
            <p>{t('withdrawals.on_order_handled', { moment: moment(handledAt ?? '') })}</p>
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
