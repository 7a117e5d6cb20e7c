import { formatPrice } from '#domain/money/format-price.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import { currentRefund } from '#plugins/checkout/late-refunds.ts'
import type { Purchase } from '#plugins/checkout/purchase.ts'
import { summarizeLines } from '../orders/summarize-lines.ts'
import { t } from '../text.ts'
import { formatInstant } from '../format-time.ts'
import { PayerContact } from './PayerContact.tsx'
import { SettleLatePayment } from './SettleLatePayment.tsx'

/** A payment without an order: the payer, the goods, and the state of its refund. */
export function LatePayment({ payment }: { payment: Purchase }) {
  const { ref, form, lines, transactionId, promised: amount } = payment
  const { firstName, lastName } = form.contact
  // A sum other than the one requested is refunded only after staff have checked it.
  const refund = currentRefund(payment)
  return (
    <li className="desk-panel">
      <h3>{`${firstName} ${lastName}, ${formatPrice(amount)}`}</h3>
      <p>{summarizeLines(lines)}</p>
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
  return t(`refund_state.${state}`, { moment: formatInstant(since) })
}

function otherSum({ promised, totals, stateSince }: Purchase): string {
  const [received, due] = [formatPrice(promised), formatPrice(totals.amountDue)]
  return t('refunds.other_sum', { received, due, moment: formatInstant(stateSince) })
}
