import { randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Payload, PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import type { GiftCardKey } from '#contracts/giftcards.ts'
import { expiryAfterRefund } from '#domain/giftcards/card-days.ts'
import { giftCardNumber, readGiftCardNumber } from '#domain/giftcards/gift-card-number.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import {
  changeIf,
  createUnlessTaken,
  findAll,
  findOne,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import { isRecorded, movementsOf, recordIssue, recordLeaving, recordMovement } from './movements.ts'
import { countGuess, countGuessAt, limitedNetworkOf } from '#plugins/kit/requests/limits.ts'
import { hashQueue, oneHash } from '#plugins/kit/sealing/hash-queue.ts'
import { heldBy, putBack, release, reserve, settle, type ReservableField } from '#plugins/kit/storage/reserve.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'

/** A card whose PIN was right, identified by `fingerprint`. The number itself is not stored. */
export type GiftCard = Pick<Stored<'gift-cards'>, 'id' | 'fingerprint' | 'lastDigits' | 'balance' | 'expiresOn'>

/**
 * The card of this number and PIN. The balance includes what the shopper's own unpaid purchase holds, since that purchase
 * is given up when they order again. Throws `giftcard.not_found` for a wrong number and for a wrong PIN,
 * `giftcard.tried_too_often` where many PINs of this number were wrong on this day, whether or not there is such a card, `giftcard.busy`,
 * and `giftcard.blocked` where staff have blocked it.
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
  const network = limitedNetworkOf(req)
  const known = found?.pinHash ?? (await dummyPinHash())
  const isRight = await queue
    .run(network, () => verify(known, pin))
    .catch(async (problem: unknown) => {
      await Promise.all([guess.wasRight(), guessAtCard?.wasRight()])
      throw problem
    })
  if (!isRight) queue.failed(network)
  if (!found || !isRight) {
    if (found && guessAtCard?.isMany)
      await changeIf(req, 'gift-cards', { id: { equals: found.id } }, { guessedAt: nowIso() })
    throw new Refusal('giftcard.not_found')
  }
  await guess.wasRight()
  await guessAtCard?.wasRight()
  return cardFor(found, shopperId)
}

/** A card whose PIN the shopper has given right before. Throws `giftcard.blocked` where staff have blocked it since. */
export async function openGiftCardAgain(
  req: PayloadRequest,
  fingerprint: string,
  shopperId: string,
): Promise<GiftCard> {
  return cardFor(await cardOf(req, fingerprint), shopperId)
}

function cardFor(found: Stored<'gift-cards'>, shopperId: string): GiftCard {
  if (found.blockedAt) throw new Refusal('giftcard.blocked')
  const { id, fingerprint, lastDigits, balance, expiresOn, holds } = found
  return { id, fingerprint, lastDigits, balance: balance + heldBy(holds, shopperId), expiresOn }
}

const queue = hashQueue('giftcard.busy')

let hashed: Promise<string> | undefined

/** Verified against when there is no such card, so that the response time does not reveal which cards exist. */
function dummyPinHash(): Promise<string> {
  return (hashed ??= oneHash(() => hash(randomBytes(16))))
}

/** Why staff have issued a card, and who. */
export interface Issuer {
  note: string
  who: string
  /** Names the issue. */
  key: string
}

/**
 * Creates a card and gives its number and PIN, which cannot be read later. Of staff, once per key: both are drawn from the key
 * and a secret of the shop, so a repeat gives the same.
 */
export async function issueGiftCard(
  context: { payload: Payload },
  worth: Cents,
  expiresOn: string,
  issuer?: Issuer,
): Promise<GiftCardKey> {
  const key = drawKey(issuer ? digitsOf(issuer.key) : undefined)
  await createCard(context, key, worth, expiresOn, issuer && { note: issuer.note, who: issuer.who })
  return key
}

/** An unguessable number and PIN. */
export function drawKey(digit: () => number = () => randomInt(10)): GiftCardKey {
  const number = giftCardNumber(digit)
  return { number, pin: Array.from({ length: PIN_LENGTH }, digit).join('') }
}

/** What is stored with a card from its issue on. */
interface About {
  /** Of staff. */
  note?: string
  who?: string
  /** Number of the order that bought it. */
  order?: string
  /** Its money comes from a lost card. */
  isMoved?: boolean
}

/** Creates the card of a number and a PIN and records its issue, once per number. The card has only their hashes. */
export async function createCard(
  context: { payload: Payload },
  { number, pin }: GiftCardKey,
  worth: Cents,
  expiresOn: string,
  { order, isMoved = false, ...about }: About = {},
): Promise<Stored<'gift-cards'>> {
  const written = await createUnlessTaken(context, 'gift-cards', {
    fingerprint: fingerprintOf(number),
    pinHash: await oneHash(() => hash(pin)),
    lastDigits: number.slice(-4),
    balance: worth,
    worth,
    expiresOn,
    isMoved,
    order: order ?? null,
    holds: {},
    holdsVersion: 0,
    isRecorded: false,
  })
  const card = written ?? (await findOne(context, 'gift-cards', balanceField(fingerprintOf(number)).where))
  if (!card) throw new Error('A gift card was neither written nor found')
  await recordIssue(context, card, about)
  return card
}

/** Digits of a PIN. */
const PIN_LENGTH = 6

/** One digit after another, which only the shop can draw from this key. Of a byte, 250 of 256 values are digits alike. */
function digitsOf(key: string): () => number {
  let bytes: number[] = []
  let round = 0
  return function draw(): number {
    if (bytes.length === 0) bytes = [...Buffer.from(signature('issued gift card', `${round++} ${key}`), 'base64url')]
    const byte = bytes.shift() ?? 0
    return byte < 250 ? byte % 10 : draw()
  }
}

/** For how long staff see a card at which many PINs were guessed. */
const NOTICE_MS = 7 * 86_400_000

/** The cards at which many PINs were guessed in the last days, the latest first. */
export function guessedCards(context: WithPayload): Promise<Stored<'gift-cards'>[]> {
  const since = nowIso(-NOTICE_MS)
  return findAll(context, 'gift-cards', { guessedAt: { greater_than: since } }, { sort: '-guessedAt' })
}

/** Reserves money for a purchase; false when the balance is too low. */
export const takeFromCard = (req: PayloadRequest, card: string, amount: Cents, ref: string, shopperId: string) =>
  reserve(req, balanceField(card), amount, ref, shopperId)
export const releaseCard = (req: PayloadRequest, card: string, ref: string) => release(req, balanceField(card), ref)

/** Ends what a purchase holds as spent, and records it. Safe to repeat. */
export async function settleCard(
  req: PayloadRequest,
  card: string,
  amount: Cents,
  ref: string,
  order?: string,
): Promise<void> {
  const { id } = await cardOf(req, card)
  const paid = order && { order }
  await recordMovement(req, { card: id, kind: 'use', amount: -amount, key: `use ${id} ${ref}`, ...paid })
  await settle(req, balanceField(card), ref)
}

/**
 * Refunds spent money to a card, once per `ref`, and extends its validity so that it can be spent. Validity is extended
 * first: after a crash both are repeated, and a longer validity does no harm. What has expired on it comes back.
 */
export async function refundToCard(
  req: PayloadRequest,
  card: string,
  amount: Cents,
  ref: string,
  order?: string,
): Promise<void> {
  await extendValidity(req, card)
  const found = await cardOf(req, card)
  await reviveCard(req, found)
  await putOnCard(req, found, 'return', amount, ref, order)
}

/** Puts back what has expired on a card, each expiry once. Safe to repeat. */
export async function reviveCard(req: PayloadRequest, card: Stored<'gift-cards'>): Promise<void> {
  await recordLeaving(req, card)
  for (const { kind, amount, id } of await movementsOf(req, card.id))
    if (kind === 'expiry') await putOnCard(req, card, 'revival', -amount, `revival of ${id}`)
}

/** The money first: a crash between the two repeats both, and `putBack` puts it on once. */
async function putOnCard(
  req: PayloadRequest,
  { id, fingerprint }: Pick<GiftCard, 'id' | 'fingerprint'>,
  kind: 'return' | 'revival',
  amount: Cents,
  ref: string,
  order?: string,
): Promise<void> {
  const key = `${kind} ${id} ${ref}`
  if (await isRecorded(req, key)) return
  await putBack(req, balanceField(fingerprint), amount, ref)
  await recordMovement(req, { card: id, kind, amount, key, ...(order && { order }) })
}

/** Moves the last day of a card to this one, unless it is good for longer. */
async function extendValidity(req: PayloadRequest, fingerprint: string): Promise<void> {
  const { where, collection } = balanceField(fingerprint)
  const found = await findOne(req, collection, where)
  if (!found) return
  const expiresOn = expiryAfterRefund(found.expiresOn, today())
  const isStill = { and: [where, { expiresOn: { less_than: expiresOn } }] }
  if (expiresOn !== found.expiresOn) await changeIf(req, collection, isStill, { expiresOn })
}

async function cardOf(req: PayloadRequest, fingerprint: string): Promise<Stored<'gift-cards'>> {
  const { where, collection } = balanceField(fingerprint)
  const found = await findOne(req, collection, where)
  if (!found) throw new Error('A gift card that was paid with is gone')
  return found
}

function balanceField(fingerprint: string) {
  const where = { fingerprint: { equals: fingerprint } }
  return { collection: 'gift-cards', where, field: 'balance' } satisfies ReservableField
}

function fingerprintOf(digits: string): string {
  return signature('giftcard', digits)
}
