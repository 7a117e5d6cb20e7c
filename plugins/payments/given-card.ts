import type { PayloadRequest } from 'payload'
import type { PaymentProof } from '#contracts/payments.ts'
import { Refusal } from '#domain/refusal.ts'
import { today } from '#plugins/kit/clock.ts'
import { isSigned, signature } from '#plugins/kit/sealing/secrets.ts'
import { paytrailProvider } from './paytrail-provider.ts'
import { cardsOf, isProofEnded, keepCard, type CardConsent, type StoredCard } from './saved-card-repository.ts'

/** What a given card pays, such as `lens subscription 10000001`, and the customer it belongs to. */
interface CardOwner {
  pays: string
  customer: string
}

const PURPOSE = 'card form'

/** The provider's form for a card. Its return address names who may keep the card, and for what. */
export function cardFormFor(owner: CardOwner, page: string) {
  const back = new URL(page)
  back.searchParams.set('owner', signature(PURPOSE, named(owner)))
  return paytrailProvider().addCardForm(back.href)
}

/**
 * Stores the card of a returned form, once. Throws `subscription.card_not_saved` where the form was another customer's
 * or for something else, where the card is stored by another customer, or was removed. `isSame` says that it is the
 * same card as the one before.
 */
export async function keepGivenCard(
  req: PayloadRequest,
  owner: CardOwner,
  { proof, before, consent }: { proof: PaymentProof; before: string | null; consent: Omit<CardConsent, 'at'> },
): Promise<{ ref: string; isSame: boolean }> {
  const { owner: shown = '', 'checkout-tokenization-id': tokenization = '', ...words } = proof
  if (!isSigned(PURPOSE, named(owner), shown)) throw new Refusal('subscription.card_not_saved')
  const saved = await paytrailProvider().savedCard({ ...words, 'checkout-tokenization-id': tokenization })
  const ref = signature('given card', tokenization)
  if (!saved || saved.expires < today().slice(0, 7) || (await isProofEnded(req, ref)))
    throw new Refusal('subscription.card_not_saved')
  await keepCard(req, owner.customer, saved, consent, ref)
  const cards = await cardsOf(req, owner.customer)
  const card = cards.find((one) => one.ref === ref)
  if (!card) throw new Refusal('subscription.card_not_saved')
  return {
    ref,
    isSame: isSameCard(
      card,
      cards.find((one) => one.ref === before),
    ),
  }
}

function isSameCard(card: StoredCard, other: StoredCard | undefined): boolean {
  return card.type === other?.type && card.lastDigits === other.lastDigits && card.expires === other.expires
}

function named({ pays, customer }: CardOwner): string {
  return `${pays} of ${customer}`
}
