import type { PayloadRequest } from 'payload'
import { nowIso } from '#plugins/kit/clock.ts'
import { inTurn } from '#plugins/kit/in-turn.ts'
import { paymentProvider } from '#plugins/payments/repository.ts'
import { giveRefund, settledAs } from './give-refund.ts'
import type { Order, RefundEntry } from './repository.ts'
import { noteLaterTry, settleRefund } from './settle-refund.ts'

/**
 * Goes on with the refunds of an order whose time has come: sends again what nobody has heard of, since a crash came
 * between or the provider was silent, and asks how those ended that the provider has taken.
 */
export async function finishRefunds(req: PayloadRequest, { number, refunds }: Order): Promise<void> {
  for (const entry of refunds.filter(isDue)) {
    if (entry.state === 'sent') await inTurn(`refund ${number}`, () => ask(req, number, entry))
    else {
      const { key, toProvider, toGiftCard, by, note } = entry
      await giveRefund(req, number, { key, amount: toProvider + toGiftCard, by, note })
    }
  }
}

function isDue({ state, nextAskAt }: RefundEntry): boolean {
  return (state === 'open' || state === 'sent') && nextAskAt <= nowIso()
}

async function ask(req: PayloadRequest, number: string, { key, transactionId }: RefundEntry): Promise<void> {
  await noteLaterTry(req, number, key)
  const outcome = transactionId ? await paymentProvider().refundStatus(transactionId) : null
  if (outcome && outcome !== 'waiting') await settleRefund(req, number, key, settledAs({ outcome, transactionId }))
}
