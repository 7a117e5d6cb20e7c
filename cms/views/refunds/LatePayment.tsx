import { formatPrice } from '#domain/money/format-price.ts'
import type { Purchase } from '#plugins/checkout/repository.ts'
import { whatOf } from '../orders/what.ts'
import { t } from '../text.ts'
import { moment } from '../when.ts'
import { PayerContact } from './PayerContact.tsx'
import { SettleLatePayment } from './SettleLatePayment.tsx'

/** A payment without an order: whose it is, what it was for, and why its money has not gone back. */
export function LatePayment({ payment }: { payment: Purchase }) {
  const { ref, form, totals, lines, transactionId, refundState, moneyBack } = payment
  const { firstName, lastName } = form.contact
  const state = refundState ?? 'open'
  return (
    <li className="desk-panel">
      <h3>{`${firstName} ${lastName}, ${formatPrice(totals.amountDue)}`}</h3>
      <p>{whatOf(lines)}</p>
      <PayerContact contact={form.contact} />
      <p className="desk-late">
        {t(`refund_state.${state}`, { moment: moment(moneyBack?.since ?? payment.stateSince) })}
      </p>
      <SettleLatePayment
        purchaseRef={ref}
        transactionId={moneyBack?.transactionId ?? transactionId}
        amount={totals.amountDue}
        isFailed={state === 'failed'}
      />
    </li>
  )
}
