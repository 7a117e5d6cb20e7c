import { formatPrice } from '#domain/money/format-price.ts'
import type { Purchase } from '#plugins/checkout/repository.ts'
import { sumToGiveBack } from '#plugins/orders/owe-money-back.ts'
import { whatOf } from '../orders/what.ts'
import { t } from '../text.ts'
import { moment } from '../when.ts'
import { PayerContact } from './PayerContact.tsx'
import { SettleLatePayment } from './SettleLatePayment.tsx'

/** A payment without an order: whose it is, what it was for, and why its money has not gone back. */
export function LatePayment({ payment }: { payment: Purchase }) {
  const { ref, form, lines, transactionId, refundState, moneyBack } = payment
  const { firstName, lastName } = form.contact
  const state = refundState ?? 'open'
  const amount = sumToGiveBack(payment)
  // Of another sum than was asked nothing goes back before a person has looked.
  const isUnsent = moneyBack?.tries === 0
  return (
    <li className="desk-panel">
      <h3>{`${firstName} ${lastName}, ${formatPrice(amount)}`}</h3>
      <p>{whatOf(lines)}</p>
      <PayerContact contact={form.contact} />
      <p className="desk-late">{isUnsent && state === 'failed' ? otherSum(payment, amount) : standing(payment)}</p>
      <SettleLatePayment
        purchaseRef={ref}
        transactionId={moneyBack?.transactionId ?? transactionId}
        amount={amount}
        isFailed={state === 'failed'}
        isUnsent={isUnsent}
      />
    </li>
  )
}

function standing({ refundState, moneyBack, stateSince }: Purchase): string {
  return t(`refund_state.${refundState ?? 'open'}`, { moment: moment(moneyBack?.since ?? stateSince) })
}

function otherSum({ totals, stateSince }: Purchase, amount: number): string {
  const values = { received: formatPrice(amount), due: formatPrice(totals.amountDue), moment: moment(stateSince) }
  return t('refunds.other_sum', values)
}
