import type { PayloadRequest } from 'payload'
import type { PaymentProof } from '#contracts/payments.ts'
import { contractStatuses } from '#contracts/lifestyle.ts'
import { orderFirst, retryCard } from '#domain/lifestyle/contract.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { inLanguage, shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { cardFormFor, keepGivenCard } from '#plugins/payments/given-card.ts'
import { cardsOf, endProof, type StoredCard } from '#plugins/payments/saved-card-repository.ts'
import { changeContract, contractNumbered, contractsOf, type StoredContract } from './repository.ts'

/** The agreement under which a stored card may be charged without its owner present. */
const AGREEMENT = 'silmälasisopimus'

/** The page of a contract. */
export function contractPage(number: number): string {
  return shopUrl(`/omat-sivut/tilaus/silmälasit/${number}`)
}

/** The page on which a card is given; the provider leads back to it. */
export function cardPage(number: number): string {
  return `${contractPage(number)}${encodeURI('/päivitä-maksu')}`
}

export async function cardForm(req: PayloadRequest, number: number) {
  const { customer } = await contractNumbered(req, number)
  return cardFormFor({ pays: paidBy(number), customer }, inLanguage(cardPage(number), languageOf(req)))
}

const paidBy = (number: number) => `lifestyle contract ${number}`

/** The stored card that pays a contract, null if it is no longer stored. */
export async function cardOf(req: PayloadRequest, { customer, card }: StoredContract): Promise<StoredCard | null> {
  return card ? ((await cardsOf(req, customer)).find(({ ref }) => ref === card) ?? null) : null
}

/**
 * Stores the card that the provider has saved. With the first card the contract is concluded, and its glasses are
 * ordered. A browser that returns twice sends the same card, which is stored once.
 */
export async function saveCard(req: PayloadRequest, number: number, proof: PaymentProof): Promise<StoredContract> {
  const { customer } = await contractNumbered(req, number)
  return serialized(`cards of ${customer}`, async () => {
    const stored = await contractNumbered(req, number)
    // The last month of a contract that has ended may still be unpaid.
    if (stored.contract.status === contractStatuses.terminated && !stored.contract.open)
      throw new Refusal('lifestyle.is_terminated')
    await assertNotInAnotherContract(req, stored)
    const before = stored.card ?? null
    const consent = { agreement: AGREEMENT, version: stored.agreed ?? null }
    const { ref, isSame } = await keepGivenCard(req, { pays: paidBy(number), customer }, { proof, before, consent })
    const changed = await changeContract(req, number, ({ contract, card }) => {
      const ordered = orderFirst(contract)
      const { open } = contract
      const isTried = open !== null && open.stage !== 'charging'
      if (card === ref && !ordered && !isTried) return null
      const isNews = !isSame || isTried
      return {
        card: ref,
        events: ordered || !isNews ? [] : [{ what: 'card' }],
        ...((ordered || isNews) && { notice: ordered ? 'signed' : 'card' }),
        ...(ordered && { contract: ordered }),
        ...(isTried && { contract: retryCard(contract, today()) }),
        steps: [
          { step: 'cardExpires', at: nowIso() },
          ...(ordered ? [{ step: 'order', of: String(ordered.orders) }] : []),
          ...(isTried ? [{ step: 'retry', of: open.month }] : []),
        ],
      }
    })
    if (before && before !== ref) await endProof(req, customer, before)
    return changed
  })
}

/** Glasses of one row of the cart are ordered under one contract, however many were signed for it. */
async function assertNotInAnotherContract(
  req: PayloadRequest,
  { number, customer, glasses }: StoredContract,
): Promise<void> {
  const rows = new Set(glasses.pairs.map(({ ref }) => ref))
  const others = (await contractsOf(req, customer)).filter((one) => one.number !== number && one.contract.orders > 0)
  if (others.some((one) => one.glasses.pairs.some(({ ref }) => rows.has(ref))))
    throw new Refusal('lifestyle.not_allowed')
}
