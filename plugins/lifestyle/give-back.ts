import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import type { RefundOutcome } from '#contracts/payments.ts'
import { formatPrice } from '#domain/money/euros.ts'
import { givenBack } from '#domain/payments/refund.ts'
import { refundOutcome } from '#domain/payments/refund-states.ts'
import { Refusal } from '#domain/refusal.ts'
import { chargeRefunds, promiseBack } from '#plugins/payments/charges/charge-refunds.ts'
import { chargeNamed, type Charge } from '#plugins/payments/charges/repository.ts'
import { giveRefund } from '#plugins/payments/give-refund.ts'
import { refundNamed } from '#plugins/payments/refund-owner.ts'
import { billRef, findBill, NOTHING } from './bill-repository.ts'
import { LIFESTYLE } from './contract-charges.ts'
import { changeContract } from './repository.ts'

const refunds = chargeRefunds(LIFESTYLE)

interface GivenBack {
  number: number
  month: string
  amount: Cents
  /** Names the refund: asked again with the same key, the money goes back once. */
  key: string
  who: string
  note: string
}

/** Gives back money of a paid month by its charge, never more than it paid. What arrives is booked (`keep-books.ts`). */
export async function giveBack(
  req: PayloadRequest,
  { number, month, amount, key, who, note }: GivenBack,
): Promise<RefundOutcome> {
  const paidBy = (await findBill(req, billRef(number, month)))?.paidBy
  if (!paidBy || paidBy === NOTHING) throw new Refusal('lifestyle.month_not_paid')
  const before = await chargeNamed(req, paidBy)
  if (!before.refunds.some((entry) => entry.key === key)) {
    const max = leftOf(before)
    if (amount > max) throw new Refusal('order.refund_too_large', { max: formatPrice(max) })
    await promiseBack(req, paidBy, givenBack(before.refunds) + amount, () => undefined)
  }
  const charge = await giveRefund({ req, owner: refunds, ref: paidBy }, { key, amount, by: who, note })
  await changeContract(req, number, ({ events }) => {
    if (events.some(({ refund }) => refund === key)) return null
    return { events: [{ what: 'given_back', amount, refund: key }], by: { who, note } }
  })
  return refundOutcome(refundNamed(refunds.accountOf(charge), key)?.state)
}

/** Cents of a charge that can still go back. */
export function leftOf(charge: Pick<Charge, 'paid' | 'refunds'>): Cents {
  return (charge.paid ?? 0) - givenBack(charge.refunds)
}
