import { randomBytes } from 'node:crypto'
import type { GiftCardWish } from '#contracts/cart.ts'
import type { PayloadRequest } from 'payload'
import type { GiftCardKey } from '#contracts/giftcards.ts'
import type { Language } from '#contracts/language.ts'
import { lastDayFrom, PRINTABLE_DAYS, noticeFrom } from '#domain/giftcards/card-days.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { isEmail } from '#domain/customers/email.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { changeEach, changeIf, createUnlessTaken, findOne, type Stored } from '#plugins/kit/storage/documents.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { changeAndSchedule, scheduleSteps, type StepToSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { doNow, runSteps } from '#plugins/kit/work/run-steps.ts'
import type { Undone } from '#plugins/kit/work/steps.ts'
import { enqueueText } from '#plugins/messages/enqueue-text.ts'
import { numberLetter, pinLetter, pinSubject, pinText, printLetter, type Gift } from './emails/card-letters.ts'
import { recordMovement } from './movements.ts'
import { createCard, drawKey } from './repository.ts'
import { moveFromLost } from './replace-card.ts'

export type BoughtCard = Stored<'bought-cards'>

/** A row of a paid order that is a gift card. */
export interface CardOfOrder {
  order: string
  /** The row's name in its order. */
  row: string
  language: Language
  wish: GiftCardWish
  giver: string
  buyerEmail: string
}

/**
 * Issues the card of an order's row, once; it is sent beside the answer, or when its day has come. Number and PIN are
 * drawn with the document, which is named by the row: repeating this, after a crash or at the same time, gives the same
 * card.
 */
export async function issueBoughtCard(req: PayloadRequest, bought: CardOfOrder): Promise<void> {
  const { order, language, wish, giver, buyerEmail } = bought
  const row = `${order} ${bought.row}`
  const { by, picture, message, receiver } = wish
  const gift: Gift = { by, picture, message, receiver, giver, buyerEmail }
  const sendOn = wish.sendOn !== null && wish.sendOn > today() ? wish.sendOn : today()
  const written = await createUnlessTaken(req, 'bought-cards', {
    row,
    order,
    language,
    worth: wish.amount,
    round: 1,
    state: 'waiting' as const,
    ref: randomBytes(18).toString('base64url'),
    boughtOn: today(),
    gift: seal(gift),
    secret: seal(drawKey()),
    sendOn,
    card: null,
    lostCard: null,
    toldOf: null,
    ...scheduleSteps(sending(sendOn)),
  })
  const document = written ?? (await findOne(req, 'bought-cards', { row: { equals: row } }))
  if (!document) throw new Error('A gift card that was bought is gone')
  await issuedCard(req, document)
  if (written) await runSteps(req, 'bought-cards', written)
}

/** The steps of a bought card: to issue it, and on its day to send its letters. */
const sending = (sendOn: string): StepToSchedule[] => [
  'issue',
  sendOn > today() ? { step: 'send', at: helsinkiInstant(sendOn, '00:00') } : 'send',
]

/** The card with its number, issued at once where it is not yet. */
export async function issuedCard(req: PayloadRequest, { id }: BoughtCard): Promise<BoughtCard> {
  await doNow(req, 'bought-cards', id, 'issue')
  const document = await findOne(req, 'bought-cards', { id: { equals: id } })
  if (!document) throw new Error('A gift card that was bought is gone')
  return document
}

/** The card with the number that was drawn. In place of a lost one it has the lost one's money, otherwise what was paid. */
export async function makeCard(req: PayloadRequest, document: BoughtCard): Promise<void> {
  if (document.state !== 'waiting' || document.card !== null) return
  const { id, order, worth, sendOn, round, lostCard } = document
  const key = keyIn(req, document)
  if (!key) throw new Error('A gift card that is not issued has no number')
  const moved = lostCard === null ? null : await moveFromLost(req, lostCard)
  const card = await createCard(req, key, moved ?? worth, lastDayFrom(sendOn), { order, isMoved: moved !== null })
  const isSame = { and: [{ id: { equals: id } }, { round: { equals: round } }] }
  await changeIf(req, 'bought-cards', isSame, { card: card.id })
}

/** Number and PIN as long as they are stored. */
export function keyIn(req: PayloadRequest, { id, secret }: BoughtCard): GiftCardKey | null {
  return secret ? openSealed<GiftCardKey | null>(req, `bought-cards ${id}`, secret) : null
}

export function giftIn(req: PayloadRequest, { id, gift }: BoughtCard): Gift {
  return openSealed<Gift>(req, `bought-cards ${id}`, gift)
}

/** The letters first, each once by its key: a crash before the state is written repeats them, and nothing is sent twice. */
export async function sendCard(req: PayloadRequest, document: BoughtCard): Promise<Undone | void> {
  const { id, card, round, language, sendOn } = document
  if (document.state !== 'waiting') return
  if (sendOn > today()) return { notBefore: helsinkiInstant(sendOn, '00:00') }
  const key = keyIn(req, document)
  if (!key || card === null) throw new Error('A gift card that is to be sent is not issued')
  const gift = giftIn(req, document)
  const { worth } = (await findOne(req, 'gift-cards', { id: { equals: card } })) ?? document
  const expiresOn = lastDayFrom(today())
  await changeIf(
    req,
    'gift-cards',
    { and: [{ id: { equals: card } }, { expiresOn: { less_than: expiresOn } }] },
    { expiresOn },
  )
  const name = `gift card ${id} ${round}`
  const about = { language, gift, worth, expiresOn, key, ref: document.ref }
  const isSecret = true
  if (gift.by === 'print') await enqueueLetter(req, name, await printLetter(req, about))
  else {
    await enqueueLetter(req, name, await numberLetter(req, about), { isSecret })
    const { phone } = gift.receiver
    if (phone) await enqueueText(req, `${name} pin`, phone, pinText(about), null, { subject: pinSubject(about) })
    else await enqueueLetter(req, `${name} pin`, await pinLetter(req, about), { isSecret })
  }
  const isStill = { and: [{ id: { equals: id } }, { state: { equals: 'waiting' } }, { round: { equals: round } }] }
  const isStored = gift.by === 'print'
  const changes = { state: 'sent' as const, ...(!isStored && { secret: null }) }
  await changeAndSchedule(req, 'bought-cards', isStill, changes, [{ step: 'tellOfEnd', at: noticeFrom(expiresOn) }])
}

interface Replacement {
  note: string
  who: string
  /** Another address than the lost card went to. */
  email?: string | undefined
}

/**
 * Sends a new card in place of a lost one, with what was left on it; the lost one is blocked first, so that nothing is paid with it
 * meanwhile. Of two at once the second finds another card. Throws `giftcard.empty`, and `giftcard.bought_not_found` where the card
 * is not one that was sent.
 */
export async function replaceCard(
  req: PayloadRequest,
  document: BoughtCard,
  { note, who, email }: Replacement,
): Promise<void> {
  const { id, card: lostCard, state, round } = document
  if (email !== undefined && !isEmail(email)) throw new Refusal('contact.email_malformed')
  const isLost = { id: { equals: lostCard } }
  const lost = state === 'sent' && lostCard !== null ? await findOne(req, 'gift-cards', isLost) : null
  if (!lost) throw new Refusal('giftcard.bought_not_found')
  if (lost.balance <= 0) throw new Refusal('giftcard.empty')
  await changeIf(req, 'gift-cards', isLost, { blockedAt: lost.blockedAt ?? nowIso() })
  await recordMovement(req, {
    card: lost.id,
    kind: 'replacement',
    amount: 0,
    key: `replacement ${id} ${round}`,
    note,
    who,
  })
  const isSame = { and: [{ id: { equals: id } }, { state: { equals: 'sent' } }, { round: { equals: round } }] }
  const again = {
    state: 'waiting' as const,
    round: { $inc: 1 },
    card: null,
    lostCard,
    toldOf: null,
    sendOn: today(),
    secret: seal(drawKey()),
    gift: seal(withAddress(giftIn(req, document), email)),
  }
  const claimed = await changeAndSchedule(req, 'bought-cards', isSame, again, sending(today()))
  if (!claimed) throw new Refusal('giftcard.changed')
  await runSteps(req, 'bought-cards', claimed)
}

function withAddress(gift: Gift, email: string | undefined): Gift {
  if (!email) return gift
  return gift.by === 'print' ? { ...gift, buyerEmail: email } : { ...gift, receiver: { ...gift.receiver, email } }
}

/** Erases the number of a card that was to be printed, after its days. */
export const erasePrintedCards: ScheduledTask = {
  name: 'forget printed gift cards',
  every: 3_600_000,
  async run(req) {
    const isPast = { and: [{ secret: { exists: true } }, { state: { not_equals: 'waiting' } }, { sendOn: { less_than: plusDays(today(), -PRINTABLE_DAYS) } }] } // prettier-ignore
    await changeEach(req, 'bought-cards', isPast, { secret: null })
    return 0
  },
}
