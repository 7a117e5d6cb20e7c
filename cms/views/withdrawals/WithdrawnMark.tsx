import { Link } from '@payloadcms/ui'
import type { Withdrawal } from '#plugins/withdrawals/repository.ts'
import { t } from '../text.ts'
import { moment } from '../when.ts'

/** On the page of an order: that its buyer has withdrawn, so that nobody sends it meanwhile. */
export function WithdrawnMark({ withdrawal: { state, receivedAt, handledAt } }: { withdrawal: Withdrawal }) {
  const isOpen = state === 'received'
  return (
    <section className="desk-panel desk-panel--note">
      <p>
        <strong>{t('withdrawals.on_order', { moment: moment(receivedAt) })}</strong>
        <br />
        {isOpen
          ? t('withdrawals.on_order_open')
          : t('withdrawals.on_order_handled', { moment: moment(handledAt ?? '') })}
      </p>
      {isOpen && (
        <Link href="/admin/peruutukset" prefetch={false}>
          {t('withdrawals.to_list')}
        </Link>
      )}
    </section>
  )
}
