import type { Contact } from '#contracts/checkout.ts'
import { formatPrice } from '#domain/money/euros.ts'
import type { RefundEntry } from '#domain/payments/refund-entry.ts'
import type { LatePayment as LatePaymentInTrouble } from '#plugins/checkout/admin-purchases.ts'
import { currentRefund, sumToSettle } from '#plugins/payments/charges/settle-by-hand.ts'
import { formatInstant } from '../format.ts'
import { summarizeLines } from '../orders/summarize-lines.ts'
import { t } from '../text.ts'
import { SettleCharge } from './SettleCharge.tsx'

/** The payer's contact. */
function PayerContact({ contact: { email, phone } }: { contact: Contact }) {
  return (
    <p>
      <a href={`mailto:${email}`}>{email}</a>
      <br />
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
    </p>
  )
}

/** A payment without an order: the payer, the goods, and the state of its refund. */
export function LatePayment({ payment: { purchase, charge } }: { payment: LatePaymentInTrouble }) {
  const { ref, form, lines } = purchase
  const { transactionId } = charge
  const amount = sumToSettle(charge)
  const { firstName, lastName } = form.contact
  // A sum other than the one requested is refunded only after staff have checked it.
  const refund = currentRefund(charge)
  return (
    <li className="admin-panel admin-withdrawal">
      <h3>{`${firstName} ${lastName}, ${formatPrice(amount)}`}</h3>
      <p>{summarizeLines(lines)}</p>
      <PayerContact contact={form.contact} />
      <p className="admin-late">{refund ? standing(refund) : otherSum(charge)}</p>
      <SettleCharge
        chargeRef={ref}
        transactionId={refund?.transactionId ?? transactionId}
        amount={amount}
        isFailed={!refund || refund.state === 'failed'}
        isUnsent={!refund}
      />
    </li>
  )
}

/** How a refund stands. */
export function standing({ state, since }: RefundEntry): string {
  return t(`refund_state.${state}`, { moment: formatInstant(since) })
}

function otherSum({ promised, amount, since }: LatePaymentInTrouble['charge']): string {
  const [received, due] = [formatPrice(promised), formatPrice(amount)]
  return t('refunds.other_sum', { received, due, moment: formatInstant(since) })
}
