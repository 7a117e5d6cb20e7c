import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { type Discount, normalizedCode } from '#domain/discounts/discount.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { Refusal } from '#domain/refusal.ts'
import { hook } from '#plugins/kit/hook.ts'
import {
  changeEach,
  createUnlessTaken,
  findOne,
  type Stored,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import { heldBy, putBack, release, reserve, settle, type ReservableField } from '#plugins/kit/storage/reserve.ts'

/** First and last ISO day on which the code of a booking serves, and whether its visit was held. */
export interface CodeTerm {
  startsOn: string
  endsOn: string
  isHeld: boolean
}

/** When the code of a booking serves; null where the booking lets it serve no more. */
type FindBookingTerm = (req: PayloadRequest, booking: string) => Promise<CodeTerm | null>

/** Finds the term of a booking's code. */
export const bookingTerms = hook<FindBookingTerm>('booking terms')

/** Of a code whose booking is canceled or gone. */
const ENDED: CodeTerm = { startsOn: '0001-01-01', endsOn: '0001-01-01', isHeld: false }

/**
 * The discount of a code as typed, or null. A use held by the shopper's own unpaid purchase counts as left, since that
 * purchase is given up when they order again.
 */
export async function findDiscount(req: PayloadRequest, typed: string, shopperId?: string): Promise<Discount | null> {
  const found = await findOne(req, 'discount-codes', usesField(typed).where)
  if (!found) return null
  const { code, kind, value, minimum, isLimited, usesLeft, holds, isForFrame, isForPairs } = found
  const { startsOn, endsOn, exam } = await termOf(req, found)
  const own = shopperId === undefined ? 0 : heldBy(holds, shopperId)
  return {
    code,
    kind,
    value,
    minimum,
    startsOn,
    endsOn,
    usesLeft: isLimited ? (usesLeft ?? 0) + own : null,
    isForFrame: Boolean(isForFrame),
    isForPairs: Boolean(isForPairs),
    exam,
  }
}

/** A code that is to be made for a booking. Its days are asked of the booking; these are those of its making. */
interface BookingCode {
  code: string
  booking: string
  percent: number
  startsOn: string
  endsOn: string
  description: string
}

/** Makes a code of one use for one frame, which stands and falls with a booking. Once, however often it is asked for. */
export async function makeBookingCode(req: PayloadRequest, { percent: value, ...asked }: BookingCode): Promise<void> {
  const uses = { isLimited: true, usesLeft: 1, holds: {}, holdsVersion: 0 }
  const goods = { kind: 'percent' as const, value, minimum: 0, isForFrame: true }
  await createUnlessTaken(req, 'discount-codes', { ...asked, ...goods, ...uses })
}

/** A code by which another pair of glasses is had for one that came back, or broke. */
interface PairCode {
  code: string
  /** What it takes off glasses, in cents. */
  value: Cents
  /** ISO days. */
  startsOn: string
  endsOn: string
  description: string
}

/** Makes a code of one use for glasses. Once, however often it is asked for. */
export async function makePairCode(req: PayloadRequest, asked: PairCode): Promise<void> {
  const uses = { isLimited: true, usesLeft: 1, holds: {}, holdsVersion: 0 }
  await createUnlessTaken(req, 'discount-codes', {
    ...asked,
    ...uses,
    kind: 'amount' as const,
    minimum: 0,
    isForFrame: false,
    isForPairs: true,
  })
}

/** A code that a campaign gives as long as it is live. */
interface CampaignCode {
  code: string
  /** The release. */
  campaign: string
  kind: 'percent' | 'amount'
  /** Percent, or cents. */
  value: number
  /** In cents. */
  minimum: Cents
  /** ISO days. */
  startsOn: string
  endsOn: string
  description: string
}

/** Makes the code of a campaign, for everybody and any number of uses. Once, however often it is asked for. */
export async function makeCampaignCode(req: PayloadRequest, asked: CampaignCode): Promise<void> {
  const uses = { isLimited: false, isForFrame: false }
  await createUnlessTaken(req, 'discount-codes', { ...asked, ...uses })
}

/** Ends the code of a campaign: its last day is the one before this (ISO). */
export async function endCampaignCode(req: PayloadRequest, campaign: string, day: string): Promise<void> {
  const isOpen = { and: [{ campaign: { equals: campaign } }, { endsOn: { greater_than_equal: day } }] }
  await changeEach(req, 'discount-codes', isOpen, { endsOn: plusDays(day, -1) })
}

/** Whether a code is taken by anything but this campaign. */
export async function isCodeTaken(req: WithPayload, code: string, campaign: string | null): Promise<boolean> {
  const found = await findOne(req, 'discount-codes', { code: { equals: code } }, ['campaign'])
  return found !== null && (campaign === null || found.campaign !== campaign)
}

/** When a code serves: as its editor has set it, or as long as the booking it is bound to lets it. */
async function termOf(
  req: PayloadRequest,
  { booking, startsOn, endsOn }: Pick<Stored<'discount-codes'>, 'booking' | 'startsOn' | 'endsOn'>,
): Promise<Pick<Discount, 'startsOn' | 'endsOn' | 'exam'>> {
  if (!booking) return { startsOn, endsOn }
  const term = (await bookingTerms.only(req)?.(req, booking)) ?? ENDED
  return { ...term, exam: { day: term.startsOn, isHeld: term.isHeld } }
}

/**
 * Reserves one use for a shopper's purchase. False when no use is left. Throws `discount.unknown` where
 * an editor has deleted the code meanwhile.
 */
export async function takeUse(req: PayloadRequest, code: string, ref: string, shopperId: string): Promise<boolean> {
  const discount = await findDiscount(req, code)
  if (!discount) throw new Refusal('discount.unknown')
  return discount.usesLeft === null || reserve(req, usesField(code), 1, ref, shopperId)
}

export const releaseUse = (req: PayloadRequest, code: string, ref: string) => release(req, usesField(code), ref)
export const settleUse = (req: PayloadRequest, code: string, ref: string) => settle(req, usesField(code), ref)

/** Returns the use of a canceled order, unless the code was created after the order was placed. */
export async function returnUse(req: PayloadRequest, code: string, ref: string, placedAt: string): Promise<void> {
  const { where, ...target } = usesField(code)
  const isItsOwn = { and: [where, { isLimited: { equals: true } }, { createdAt: { less_than_equal: placedAt } }] }
  await putBack(req, { ...target, where: isItsOwn }, 1, ref)
}

function usesField(code: string) {
  const where = { code: { equals: normalizedCode(code) } }
  return { collection: 'discount-codes', where, field: 'usesLeft' } satisfies ReservableField
}
