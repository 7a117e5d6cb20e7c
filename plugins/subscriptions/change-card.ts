import type { PayloadRequest } from 'payload'
import type { PaymentProof } from '#contracts/payments.ts'
import { Refusal } from '#domain/refusal.ts'
import { triedAgain } from '#domain/subscriptions/contract.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { inLanguage, shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { countWhere } from '#plugins/kit/storage/documents.ts'
import { paytrailProvider } from '#plugins/payments/paytrail-provider.ts'
import { cardsOf, keepCard, removeCard } from '#plugins/payments/saved-card-repository.ts'
import { changeSubscription, subscriptionNumbered } from './repository.ts'
import { subscriptionView } from './view.ts'

/** The agreement by which a kept card may be charged without its owner. */
const AGREEMENT = 'piilolinssisopimus'

/** The page on which a card is changed; the provider leads back to it. */
export function cardPage(number: number): string {
  return shopUrl(`/omat-sivut/tilaus/piilolinssi/${number}/päivitä-maksu`)
}

export function cardForm(req: PayloadRequest, number: number) {
  return paytrailProvider().addCardForm(inLanguage(cardPage(number), languageOf(req)))
}

/**
 * Keeps the card that the provider has saved, and has it charged for what the one before could not pay. A browser that comes
 * back twice brings the same card, which is kept once.
 */
export function changeCard(req: PayloadRequest, number: number, proof: PaymentProof) {
  return serialized(`card of subscription ${number}`, async () => {
    const { customer, agreed, card: before } = await subscriptionNumbered(req, number)
    const saved = await paytrailProvider().savedCard(proof)
    if (!saved || saved.expires < today().slice(0, 7)) throw new Refusal('subscription.card_not_saved')
    const isSame = (one: { type: string; lastDigits: string; expires: string }) =>
      one.type === saved.type && one.lastDigits === saved.lastDigits && one.expires === saved.expires
    const known = (await cardsOf(req, customer)).find((one) => one.ref === before && isSame(one))
    const { ref } = known ?? (await keepCard(req, customer, saved, { agreement: AGREEMENT, version: agreed ?? null }))
    const changed = await changeSubscription(req, number, ({ contract, card }) => {
      if (contract.status === 200) throw new Refusal('subscription.is_canceled')
      const { open } = contract
      const isTried = open !== null && open.stage !== 'charging'
      if (card === ref && !isTried) return null
      return {
        ...{ card: ref, event: { what: 'card' }, ...(card !== ref && { tells: 'card' }) },
        ...(isTried && { contract: triedAgain(contract, today()) }),
        owes: [{ step: 'cardExpires', at: nowIso() }, ...(isTried ? [{ step: 'retry', of: String(open.period) }] : [])],
      }
    })
    if (before && before !== ref) await forgetCardIfUnused(req, customer, before)
    return { subscription: await subscriptionView(req, changed) }
  })
}

/** Forgets a card of a customer that pays no subscription any more. */
export async function forgetCardIfUnused(req: PayloadRequest, customer: string, ref: string): Promise<void> {
  const uses = await countWhere(req, 'subscriptions', {
    and: [{ card: { equals: ref } }, { status: { not_equals: 200 } }],
  })
  if (uses === 0) await removeCard(req, customer, ref)
}
