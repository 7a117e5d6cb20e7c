import type { PayloadRequest } from 'payload'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { EXCHANGE_CODE_DAYS, exchangeCode, exchangeWorth } from '#domain/orders/exchange.ts'
import { Refusal } from '#domain/refusal.ts'
import { makePairCode } from '#plugins/discounts/repository.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { doNow, runSteps } from '#plugins/kit/work/run-steps.ts'
import { orderRefunds } from '#plugins/orders/refunds/order-refunds.ts'
import { orderNumbered } from '#plugins/orders/repository.ts'
import { noteDeclaredReturn } from '#plugins/orders/refunds/return-rows.ts'
import { endSubscriptions } from '#plugins/orders/hooks.ts'
import { giveRefund } from '#plugins/payments/give-refund.ts'
import { exchangeLetter } from './emails/letters.ts'
import { claimReturn, findWithdrawal, steps, type Withdrawal } from './repository.ts'

/**
 * The goods of a return have come. The sum that goes back is frozen with the state, in one statement, and given by the
 * machinery of refunds under the return's own name: whatever is repeated, and wherever it is cut, it is given once.
 */
export async function confirmReturn(req: PayloadRequest, ref: string, by: string, note: string): Promise<Withdrawal> {
  const found = await findWithdrawal(req, ref)
  if (!found) throw new Refusal('withdrawal.not_found')
  if (found.customer === null) throw new Refusal('withdrawal.no_return')
  if (found.state === 'handled' && found.refund === null) throw new Refusal('withdrawal.handled')
  if (found.state === 'handled') {
    for (const step of ['refund', 'code'] as const)
      if (steps(found, step)) await doNow(req, 'withdrawals', found.id, step)
    return found
  }
  const claimed = await claim(req, found, by, note)
  await runSteps(req, 'withdrawals', claimed)
  return claimed
}

/** The goods are noted at their order, which counts what goes back for them; noted again, it is what it was. */
async function claim(req: PayloadRequest, found: Withdrawal, by: string, note: string): Promise<Withdrawal> {
  const { ref: declared, number, declared: goods } = found
  const rows = goods.goods.map(({ ref, quantity }) => ({ ref, quantity }))
  const isExchanged = found.isExchange ?? false
  if (!isExchanged)
    await endSubscriptions(
      req,
      await orderNumbered(req, number),
      rows.map(({ ref }) => ref),
    )
  const refund = await noteDeclaredReturn(req, number, { declared, rows, by, isExchanged })
  const handled = { state: 'handled' as const, handledAt: nowIso(), handledBy: by, note, refund }
  // For an exchange no money goes back: the goods are paid with a code for another pair.
  const code = isExchanged && { exchangeCode: exchangeCode(declared) }
  const claimed = await claimReturn(req, declared, { ...handled, ...code })
  return claimed ?? confirmReturn(req, declared, by, note)
}

/** Makes and mails the code of a confirmed exchange. Repeated, it makes one. */
export async function giveCode(req: PayloadRequest, withdrawal: Withdrawal): Promise<void> {
  const { ref, number, declared, exchangeCode: code, handledAt } = withdrawal
  if (!code || !handledAt) return
  const { bought } = await orderNumbered(req, number)
  const startsOn = helsinkiDay(handledAt)
  const endsOn = plusDays(startsOn, EXCHANGE_CODE_DAYS)
  const value = exchangeWorth(bought.lines, declared.goods)
  await makePairCode(req, { code, value, startsOn, endsOn, description: `Friends-vaihto, tilaus ${number}.` })
  await enqueueLetter(req, `withdrawal ${ref} code`, await exchangeLetter(req, withdrawal, { code, value, endsOn }))
}

/** Refunds the money of a confirmed return. Repeated, it is refunded once. */
export async function giveMoney(req: PayloadRequest, { ref, number, refund, handledBy }: Withdrawal): Promise<void> {
  if (!refund) return
  await giveRefund(
    { req, owner: orderRefunds, ref: number },
    { key: refundKey(ref), amount: refund, by: handledBy ?? '', note: '' },
  )
}

/** Names the refund of a return among those of its order; keys of refunds are short. */
function refundKey(ref: string): string {
  return `return ${ref.replaceAll('-', '').slice(0, 24)}`
}
