import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import type { Subject } from '#domain/ledger/accounts.ts'
import { hook } from '#plugins/kit/hook.ts'

/** A bill of a contract that moves money by itself: one lens delivery, or one month of Lifestyle. */
export interface Bill {
  subject: Subject
  /** Number of the customer who pays it. */
  customer: string
  /** What of the contract it is for: the number of a lens delivery (`2`), or a month (`2027-01`). Names it with the subject. */
  period: string
  /** ISO day on which it is made, or was paid. */
  on: string
}

/** What of a bill is free, in cents, more than 0 and at most what it is of; and why. */
export interface FreePart {
  amount: Cents
  why: 'referral'
}

/** The subject that gives bills for nothing. Everything may be called any number of times for one bill. */
export interface GivesFreeMonths {
  /** What of a bill is free. Asked again of the same bill, the answer is the same. */
  freeOf: (req: PayloadRequest, bill: Bill & { amount: Cents }) => Promise<FreePart | null>
  /** What of a bill would be free if it were made now. It changes nothing. */
  freeAhead: (req: PayloadRequest, bill: Bill & { amount: Cents }) => Promise<FreePart | null>
  /** A bill was paid, be it by what was free of it alone. */
  billPaid: (req: PayloadRequest, bill: Bill) => Promise<void>
  /** A bill is never paid, since its delivery was skipped or its contract has ended: what was free of it can serve another. */
  billDropped: (req: PayloadRequest, bill: Omit<Bill, 'on'>) => Promise<void>
}

/** The subject that gives bills for nothing. */
export const freeMonths = hook<GivesFreeMonths>('free months')

/** What of a bill is free, asked while it is frozen; null where nothing is. */
export async function freeOf(req: PayloadRequest, bill: Bill & { amount: Cents }): Promise<FreePart | null> {
  return (await freeMonths.only(req)?.freeOf(req, bill)) ?? null
}

/** What of a bill would be free if it were made now, for a preview; null where nothing would. */
export async function freeAhead(req: PayloadRequest, bill: Bill & { amount: Cents }): Promise<FreePart | null> {
  return (await freeMonths.only(req)?.freeAhead(req, bill)) ?? null
}

/** Reports that a bill was paid. */
export async function billPaid(req: PayloadRequest, bill: Bill): Promise<void> {
  await freeMonths.only(req)?.billPaid(req, bill)
}

/** Reports that a bill will not be paid. */
export async function billDropped(req: PayloadRequest, bill: Omit<Bill, 'on'>): Promise<void> {
  await freeMonths.only(req)?.billDropped(req, bill)
}
