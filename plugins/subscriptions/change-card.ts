import type { PayloadRequest } from 'payload'
import type { PaymentProof } from '#contracts/payments.ts'
import { Refusal } from '#domain/refusal.ts'
import { retryCard } from '#domain/subscriptions/contract.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { inLanguage, shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { countWhere } from '#plugins/kit/storage/documents.ts'
import { cardFormFor, keepGivenCard } from '#plugins/payments/given-card.ts'
import { removeCard } from '#plugins/payments/saved-card-repository.ts'
import { changeSubscription, subscriptionNumbered } from './repository.ts'
import { subscriptionView } from './view.ts'

/** The agreement by which a stored card may be charged without its owner present. */
const AGREEMENT = 'piilolinssisopimus'

/** The page on which a card is changed; the provider leads back to it. */
export function cardPage(number: number): string {
  return shopUrl(`/omat-sivut/tilaus/piilolinssi/${number}/päivitä-maksu`)
}

export async function cardForm(req: PayloadRequest, number: number) {
  const { customer } = await subscriptionNumbered(req, number)
  return cardFormFor({ pays: paidBy(number), customer }, inLanguage(cardPage(number), languageOf(req)))
}

const paidBy = (number: number) => `lens subscription ${number}`

/**
 * Stores the card that the provider has saved, and charges it for what the one before could not pay. A browser that
 * returns twice sends the same card, which is stored once.
 */
export function changeCard(req: PayloadRequest, number: number, proof: PaymentProof) {
  return serialized(`card of subscription ${number}`, async () => {
    const { customer, agreed, card: before } = await subscriptionNumbered(req, number)
    const consent = { agreement: AGREEMENT, version: agreed ?? null }
    const given = { proof, before: before ?? null, consent }
    const { ref, isSame } = await keepGivenCard(req, { pays: paidBy(number), customer }, given)
    const changed = await changeSubscription(req, number, ({ contract, card }) => {
      if (contract.status === 200) throw new Refusal('subscription.is_canceled')
      const { open } = contract
      const isTried = open !== null && open.stage !== 'charging'
      if (card === ref && !isTried) return null
      return {
        card: ref,
        event: { what: 'card' },
        ...(!isSame && { notice: 'card' }),
        ...(isTried && { contract: retryCard(contract, today()) }),
        steps: [
          { step: 'cardExpires', at: nowIso() },
          ...(isTried ? [{ step: 'retry', of: String(open.period) }] : []),
        ],
      }
    })
    if (before && before !== ref) await eraseCardIfUnused(req, customer, before)
    return { subscription: await subscriptionView(req, changed) }
  })
}

/** Erases a card of a customer that pays no subscription any more. */
export async function eraseCardIfUnused(req: PayloadRequest, customer: string, ref: string): Promise<void> {
  const uses = await countWhere(req, 'subscriptions', {
    and: [{ card: { equals: ref } }, { status: { not_equals: 200 } }],
  })
  if (uses === 0) await removeCard(req, customer, ref)
}
