import { formatPrice } from '#domain/money/format-price.ts'
import type { Purchase } from '#plugins/checkout/purchase.ts'
import { t } from '../text.ts'
import { moment } from '../when.ts'
import { PayerContact } from './PayerContact.tsx'

/** A payment whose order cannot be made, because nobody can open what was bought. */
export function UnreadablePayment({
  payment: { ref, form, totals, transactionId, stateSince },
}: {
  payment: Purchase
}) {
  return (
    <li className="desk-panel">
      <h3>{`${form.contact.firstName} ${form.contact.lastName}, ${formatPrice(totals.amountDue)}`}</h3>
      <PayerContact contact={form.contact} />
      <p>{t('refunds.unreadable_since', { moment: moment(stateSince) })}</p>
      <small>{t('refunds.unreadable_names', { ref, transaction: transactionId ?? '–' })}</small>
    </li>
  )
}
