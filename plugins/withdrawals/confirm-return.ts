import type { PayloadRequest } from 'payload'
import { refundOfGoods } from '#domain/withdrawals/refund-of-goods.ts'
import { refundable } from '#domain/payments/refund.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { orderRefunds } from '#plugins/orders/order-refunds.ts'
import { orderNumbered } from '#plugins/orders/repository.ts'
import { giveRefund } from '#plugins/payments/give-refund.ts'
import { claimReturn, findWithdrawal, noteRefund, withdrawalsFrom, type Withdrawal } from './repository.ts'

/**
 * The goods of a return have come. The sum that goes back is frozen with the state, in one statement, and given by the
 * machinery of refunds under the return's own name: whatever is repeated, and wherever it is cut, it is given once.
 */
export async function confirmReturn(req: PayloadRequest, ref: string, by: string, note: string): Promise<Withdrawal> {
  const found = await findWithdrawal(req, ref)
  if (!found) throw new Refusal('withdrawal.not_found')
  if (found.customer === null) throw new Refusal('withdrawal.no_return')
  if (found.state === 'handled' && found.refund === null) throw new Refusal('withdrawal.handled')
  const claimed = found.state === 'received' ? await claim(req, found, by, note) : found
  return giveOwed(req, claimed, by)
}

async function claim(req: PayloadRequest, found: Withdrawal, by: string, note: string): Promise<Withdrawal> {
  const { bought, refunds } = await orderNumbered(req, found.number)
  const others = await withdrawalsFrom(req, found.number)
  const earlier = others.filter((one) => one.refund !== null).flatMap(({ declared }) => declared.goods)
  const price = refundOfGoods(bought.lines, bought.totals, found.declared.goods, earlier)
  const refund = Math.min(price, refundable(bought.totals, refunds))
  const handled = { state: 'handled' as const, handledAt: nowIso(), handledBy: by, note }
  const claimed = await claimReturn(req, found.ref, { ...handled, refund, owesRefund: refund > 0 })
  return claimed ?? confirmReturn(req, found.ref, by, note)
}

/** Gives the money that a confirmed return owes. Repeated, it is given once. */
export async function giveOwed(req: PayloadRequest, withdrawal: Withdrawal, by = ''): Promise<Withdrawal> {
  const { ref, number, refund, owesRefund } = withdrawal
  if (!owesRefund || refund === null) return withdrawal
  await giveRefund(req, orderRefunds, number, { key: refundKey(ref), amount: refund, by, note: '' })
  await noteRefund(req, ref)
  return { ...withdrawal, owesRefund: false }
}

/** Names the refund of a return among those of its order; keys of refunds are short. */
function refundKey(ref: string): string {
  return `return ${ref.replaceAll('-', '').slice(0, 24)}`
}
