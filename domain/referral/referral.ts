import type { Cents } from '#contracts/money.ts'
import { plusMonths } from '#domain/calendar/days.ts'
import { refOf, type Subject, type SubjectRef } from '#domain/ledger/accounts.ts'
import { freeAmount, type ReferralPromise } from './promise.ts'

/** A bill that a referral makes free, wholly or in part. */
export interface FreeBill {
  subject: SubjectRef
  /** Names the bill among those of its contract: `2`, `2027-01`. */
  period: string
  /** Cents. */
  amount: Cents
  isPaid: boolean
}

/** A bill for which a free month is asked, or that is reported. */
export interface Bill {
  subject: Subject
  /** Number of the customer who pays. */
  customer: string
  period: string
}

/** One friend who came by one code: what was promised, and what has come of it. */
export interface Referral extends ReferralPromise {
  sharer: string
  friend: string
  /** The bills that were free, in the order in which they were made: at most as many as were promised. */
  friendBills: readonly FreeBill[]
  sharerBills: readonly FreeBill[]
  /** The friend's first paid bill: of which contract, and on which ISO day. */
  paid: { subject: SubjectRef; on: string } | null
  /** The ISO day on which the sharer has earned what was promised; null before. */
  countedOn: string | null
}

type Side = 'friendBills' | 'sharerBills'
type Changed = Partial<Pick<Referral, Side | 'paid' | 'countedOn'>>

/** The bill among those that this referral makes free; undefined where it does not. */
export function freeBill({ friendBills, sharerBills }: Referral, bill: Omit<Bill, 'customer'>): FreeBill | undefined {
  return [...friendBills, ...sharerBills].find(isOf(bill))
}

/**
 * Makes a bill free, if something is left that was promised for it: to the friend from the second lens delivery on, or
 * from the first month of Lifestyle; to the sharer once the friend is counted. Null where nothing is left, or it is
 * free already.
 */
export function withFreeBill(referral: Referral, bill: Bill & { amount: Cents }): Changed | null {
  const side = sideOf(referral, bill)
  const amount = freeAmount(bill.subject.kind, bill.amount)
  if (side === null || amount <= 0 || freeBill(referral, bill)) return null
  const one = { subject: refOf(bill.subject), period: bill.period, amount, isPaid: false }
  return { [side]: [...referral[side], one] }
}

function sideOf(referral: Referral, { subject, customer, period }: Bill): Side | null {
  const { friend, sharer, friendMonths, sharerMonths, friendBills, sharerBills, countedOn } = referral
  if (customer === friend && friendBills.length < friendMonths && isForFriend(referral, subject)) {
    // The first delivery is paid with its order, and never asked about.
    if (subject.kind !== 'subscription' || Number(period) > 1) return 'friendBills'
  }
  return customer === sharer && countedOn !== null && sharerBills.length < sharerMonths ? 'sharerBills' : null
}

/** What is free binds to one contract of the friend with the first bill that is. */
function isForFriend({ friendBills }: Referral, subject: Subject): boolean {
  return friendBills.every((one) => one.subject === refOf(subject))
}

/**
 * Notes that a bill was paid. The friend's first one of which something was asked begins what the sharer waits for; of another
 * contract it begins it anew, for the one before has come to nothing. Null where nothing changes.
 */
export function withPaidBill(referral: Referral, bill: Bill & { on: string }): Changed | null {
  const known = freeBill(referral, bill)
  const { friend, paid, countedOn } = referral
  const subject = refOf(bill.subject)
  const begins = !known && bill.customer === friend && countedOn === null && paid?.subject !== subject
  if (begins) return { paid: { subject, on: bill.on } }
  if (!known || known.isPaid) return null
  const noted = (bills: readonly FreeBill[]) => bills.map((one) => (one === known ? { ...one, isPaid: true } : one))
  return { friendBills: noted(referral.friendBills), sharerBills: noted(referral.sharerBills) }
}

/** Takes back what was free of a bill that is never paid. Null where nothing was, or it was paid. */
export function withoutBill(referral: Referral, bill: Bill): Changed | null {
  const known = freeBill(referral, bill)
  if (!known || known.isPaid) return null
  const left = (bills: readonly FreeBill[]) => bills.filter((one) => one !== known)
  return { friendBills: left(referral.friendBills), sharerBills: left(referral.sharerBills) }
}

/**
 * The day on which the friend's first paid month has ended, so that the friend counts; null where the friend has not
 * paid or is counted. A month of Lifestyle is billed when it has ended.
 */
export function countsOn({ paid, countedOn }: Pick<Referral, 'paid' | 'countedOn'>): string | null {
  if (!paid || countedOn !== null) return null
  return paid.subject.startsWith('lifestyle:') ? paid.on : plusMonths(paid.on, 1)
}

/** What a sharer has earned by friends, and how much of it was used. */
export function figuresOf(referrals: readonly Pick<Referral, 'countedOn' | 'sharerMonths' | 'sharerBills'>[]) {
  const counted = referrals.filter(({ countedOn }) => countedOn !== null)
  return {
    friends: referrals.length,
    counted: counted.length,
    earned: counted.reduce((sum, { sharerMonths }) => sum + sharerMonths, 0),
    used: counted.reduce((sum, { sharerBills }) => sum + sharerBills.length, 0),
  }
}

function isOf({ subject, period }: Omit<Bill, 'customer'>) {
  const ref = refOf(subject)
  return (one: FreeBill) => one.subject === ref && one.period === period
}
