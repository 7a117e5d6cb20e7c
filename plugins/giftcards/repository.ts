import { randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Payload, PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import type { GiftCardKey } from '#contracts/giftcards.ts'
import { expiryAfterRefund } from '#domain/giftcards/expiry-after-refund.ts'
import { giftCardNumber, readGiftCardNumber } from '#domain/giftcards/gift-card-number.ts'
import { Refusal } from '#domain/refusal.ts'
import { today } from '#plugins/kit/clock.ts'
import { changeIf, createUnlessTaken, findOne } from '#plugins/kit/documents.ts'
import { mindGuess } from '#plugins/kit/limits.ts'
import { heldBy, putBack, release, reserve, settle } from '#plugins/kit/reserve.ts'
import { signature } from '#plugins/kit/secrets.ts'

interface Kept {
  fingerprint: string
  pinHash: string
  lastDigits: string
  balance: Cents
  expiresOn: string
  holds: Record<string, number> | null
}

/** A card whose PIN was right. `fingerprint` names it from here on; the number itself is kept nowhere. */
export type GiftCard = Omit<Kept, 'pinHash' | 'holds'>

/**
 * Opens a card with its number and PIN. What the shopper's own unpaid purchase holds counts as left on it: that is given up
 * when they order again. Throws `giftcard.not_found` alike for a wrong number and a wrong PIN.
 */
export async function openGiftCard(
  req: PayloadRequest,
  { number, pin }: GiftCardKey,
  shopperId: string,
): Promise<GiftCard> {
  const guess = await mindGuess(req, 'gift card')
  const digits = readGiftCardNumber(number)
  const found = digits ? await findOne<Kept>(req, 'gift-cards', shelfOf(fingerprintOf(digits)).where) : null
  const isRight = await verify(found?.pinHash ?? (await dummyPinHash()), pin)
  if (!found || !isRight) throw new Refusal('giftcard.not_found')
  await guess.wasRight()
  const { pinHash: _, holds, ...card } = found
  return { ...card, balance: card.balance + heldBy(holds, shopperId) }
}

let hashed: Promise<string> | undefined

/** Where there is no card, a PIN is verified all the same: how long that takes tells nothing of which cards there are. */
function dummyPinHash(): Promise<string> {
  return (hashed ??= hash(randomBytes(16)))
}

/** Makes a new card and gives its number and PIN, which nobody can read again. */
export async function issueGiftCard(hand: { payload: Payload }, worth: Cents, expiresOn: string): Promise<GiftCardKey> {
  const number = giftCardNumber(() => randomInt(10))
  const pin = String(randomInt(10_000)).padStart(4, '0')
  const written = await createUnlessTaken(hand, 'gift-cards', {
    fingerprint: fingerprintOf(number),
    pinHash: await hash(pin),
    lastDigits: number.slice(-4),
    balance: worth,
    worth,
    expiresOn,
    holds: {},
    holdsVersion: 0,
  })
  return written ? { number, pin } : issueGiftCard(hand, worth, expiresOn)
}

/** Takes money for a purchase; false when the card no longer has it. */
export const takeFromCard = (req: PayloadRequest, card: string, amount: Cents, ref: string, shopperId: string) =>
  reserve(req, shelfOf(card), amount, ref, shopperId)
export const giveBackToCard = (req: PayloadRequest, card: string, ref: string) => release(req, shelfOf(card), ref)
export const settleCard = (req: PayloadRequest, card: string, ref: string) => settle(req, shelfOf(card), ref)

/**
 * Puts money back that had been spent, once per ref, onto a card that is then good for long enough to spend it. That comes
 * first: what a crash leaves open is done again, and a card that is good for longer does no harm.
 */
export async function refundToCard(req: PayloadRequest, card: string, amount: Cents, ref: string): Promise<boolean> {
  await keepGood(req, card)
  return putBack(req, shelfOf(card), amount, ref)
}

async function keepGood(req: PayloadRequest, fingerprint: string): Promise<void> {
  const { where, collection } = shelfOf(fingerprint)
  const found = await findOne<Kept>(req, collection, where)
  if (!found) return
  const expiresOn = expiryAfterRefund(found.expiresOn, today())
  const isStill = { and: [where, { expiresOn: { less_than: expiresOn } }] }
  if (expiresOn !== found.expiresOn) await changeIf(req, collection, isStill, { expiresOn })
}

function shelfOf(fingerprint: string) {
  return { collection: 'gift-cards', where: { fingerprint: { equals: fingerprint } }, field: 'balance' }
}

function fingerprintOf(digits: string): string {
  return signature('giftcard', digits)
}
