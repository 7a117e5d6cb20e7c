import { randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Payload, PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import type { GiftCardKey } from '#contracts/giftcards.ts'
import { expiryAfterRefund } from '#domain/giftcards/expiry-after-refund.ts'
import { giftCardNumber, readGiftCardNumber } from '#domain/giftcards/gift-card-number.ts'
import { Refusal } from '#domain/refusal.ts'
import { now, nowIso, today } from '#plugins/kit/clock.ts'
import {
  changeIf,
  createUnlessTaken,
  findAll,
  findOne,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import { countGuess, countGuessAt } from '#plugins/kit/requests/limits.ts'
import { heldBy, putBack, release, reserve, settle, type ReservableField } from '#plugins/kit/storage/reserve.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'

/** A card whose PIN was right, identified by `fingerprint`. The number itself is not stored. */
export type GiftCard = Pick<Stored<'gift-cards'>, 'fingerprint' | 'lastDigits' | 'balance' | 'expiresOn'>

/**
 * The card of this number and PIN. The balance includes what the shopper's own unpaid purchase holds, since that purchase
 * is given up when they order again. Throws `giftcard.not_found` for a wrong number and for a wrong PIN, and
 * `giftcard.tried_too_often` where many PINs of this number were wrong on this day, whether or not there is such a card.
 */
export async function openGiftCard(
  req: PayloadRequest,
  { number, pin }: GiftCardKey,
  shopperId: string,
): Promise<GiftCard> {
  const guess = await countGuess(req, 'gift card')
  const digits = readGiftCardNumber(number)
  const guessAtCard = digits ? await countGuessAt(req, 'gift card', fingerprintOf(digits)) : undefined
  if (guessAtCard === null) throw new Refusal('giftcard.tried_too_often')
  const found = digits ? await findOne(req, 'gift-cards', balanceField(fingerprintOf(digits)).where) : null
  const isRight = await verify(found?.pinHash ?? (await dummyPinHash()), pin)
  if (!found || !isRight) {
    if (found && guessAtCard?.isMany)
      await changeIf(req, 'gift-cards', { id: { equals: found.id } }, { guessedAt: nowIso() })
    throw new Refusal('giftcard.not_found')
  }
  await guess.wasRight()
  await guessAtCard?.wasRight()
  const { fingerprint, lastDigits, balance, expiresOn, holds } = found
  return { fingerprint, lastDigits, balance: balance + heldBy(holds, shopperId), expiresOn }
}

let hashed: Promise<string> | undefined

/** Verified against when there is no such card, so that the response time does not reveal which cards exist. */
function dummyPinHash(): Promise<string> {
  return (hashed ??= hash(randomBytes(16)))
}

/** Creates a card and gives its number and PIN, which cannot be read later. */
export async function issueGiftCard(
  context: { payload: Payload },
  worth: Cents,
  expiresOn: string,
): Promise<GiftCardKey> {
  const number = giftCardNumber(() => randomInt(10))
  const pin = String(randomInt(1_000_000)).padStart(6, '0')
  const written = await createUnlessTaken(context, 'gift-cards', {
    fingerprint: fingerprintOf(number),
    pinHash: await hash(pin),
    lastDigits: number.slice(-4),
    balance: worth,
    worth,
    expiresOn,
    holds: {},
    holdsVersion: 0,
  })
  return written ? { number, pin } : issueGiftCard(context, worth, expiresOn)
}

/** For how long staff are told of a card at which many have guessed. */
const TOLD_MS = 7 * 86_400_000

/** The cards at which many PINs were guessed in the last days, the latest first. */
export function guessedCards(context: WithPayload): Promise<Stored<'gift-cards'>[]> {
  const since = new Date(now().getTime() - TOLD_MS).toISOString()
  return findAll(context, 'gift-cards', { guessedAt: { greater_than: since } }, { sort: '-guessedAt' })
}

/** Reserves money for a purchase; false when the balance is too low. */
export const takeFromCard = (req: PayloadRequest, card: string, amount: Cents, ref: string, shopperId: string) =>
  reserve(req, balanceField(card), amount, ref, shopperId)
export const releaseCard = (req: PayloadRequest, card: string, ref: string) => release(req, balanceField(card), ref)
export const settleCard = (req: PayloadRequest, card: string, ref: string) => settle(req, balanceField(card), ref)

/**
 * Refunds spent money to a card, once per `ref`, and extends its validity so that it can be spent. Validity is extended
 * first: after a crash both are repeated, and a longer validity does no harm.
 */
export async function refundToCard(req: PayloadRequest, card: string, amount: Cents, ref: string): Promise<boolean> {
  await extendValidity(req, card)
  return putBack(req, balanceField(card), amount, ref)
}

async function extendValidity(req: PayloadRequest, fingerprint: string): Promise<void> {
  const { where, collection } = balanceField(fingerprint)
  const found = await findOne(req, collection, where)
  if (!found) return
  const expiresOn = expiryAfterRefund(found.expiresOn, today())
  const isStill = { and: [where, { expiresOn: { less_than: expiresOn } }] }
  if (expiresOn !== found.expiresOn) await changeIf(req, collection, isStill, { expiresOn })
}

function balanceField(fingerprint: string) {
  const where = { fingerprint: { equals: fingerprint } }
  return { collection: 'gift-cards', where, field: 'balance' } satisfies ReservableField
}

function fingerprintOf(digits: string): string {
  return signature('giftcard', digits)
}
