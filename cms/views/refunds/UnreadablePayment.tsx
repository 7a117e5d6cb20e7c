import { formatPrice } from '#domain/money/format-price.ts'
import type { Purchase } from '#plugins/checkout/purchase.ts'
import { t } from '../text.ts'
import { formatInstant } from '../format-time.ts'
import { PayerContact } from './PayerContact.tsx'

/** A payment whose order cannot be made, because its sealed lines cannot be decrypted. */
export function UnreadablePayment({
  payment: { ref, form, totals, transactionId, stateSince },
}: {
  payment: Purchase
}) {
  return (
    <li className="desk-panel">
      <h3>{`${form.contact.firstName} ${form.contact.lastName}, ${formatPrice(totals.amountDue)}`}</h3>
      <PayerContact contact={form.contact} />
      <p>{t('refunds.unreadable_since', { moment: formatInstant(stateSince) })}</p>
      <small>{t('refunds.unreadable_names', { ref, transaction: transactionId ?? '–' })}</small>
    </li>
  )
}
