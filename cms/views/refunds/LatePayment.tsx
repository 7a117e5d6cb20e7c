import { formatPrice } from '#domain/money/format-price.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { currentRefund } from '#plugins/checkout/late-refunds.ts'
import type { Purchase } from '#plugins/checkout/purchase.ts'
import { whatOf } from '../orders/what.ts'
import { t } from '../text.ts'
import { moment } from '../when.ts'
import { PayerContact } from './PayerContact.tsx'
import { SettleLatePayment } from './SettleLatePayment.tsx'

/** A payment without an order: whose it is, what it was for, and why its money has not gone back. */
export function LatePayment({ payment }: { payment: Purchase }) {
  const { ref, form, lines, transactionId, promised: amount } = payment
  const { firstName, lastName } = form.contact
  // Of another sum than was asked nothing goes back before a person has looked.
  const refund = currentRefund(payment)
  return (
    <li className="desk-panel">
      <h3>{`${firstName} ${lastName}, ${formatPrice(amount)}`}</h3>
      <p>{whatOf(lines)}</p>
      <PayerContact contact={form.contact} />
      <p className="desk-late">{refund ? standing(refund) : otherSum(payment)}</p>
      <SettleLatePayment
        purchaseRef={ref}
        transactionId={refund?.transactionId ?? transactionId}
        amount={amount}
        isFailed={!refund || refund.state === 'failed'}
        isUnsent={!refund}
      />
    </li>
  )
}

function standing({ state, since }: RefundEntry): string {
  return t(`refund_state.${state}`, { moment: moment(since) })
}

function otherSum({ promised, totals, stateSince }: Purchase): string {
  const [received, due] = [formatPrice(promised), formatPrice(totals.amountDue)]
  return t('refunds.other_sum', { received, due, moment: moment(stateSince) })
}
