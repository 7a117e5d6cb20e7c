import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { sumOf } from '#domain/invoices/invoice-ledger.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { lastMonths } from '#plugins/subscriptions/admin/admin-months.ts'

/** The friends who took a code in a month, `YYYY-MM`, and what has come of them until now. */
export interface ReferralMonth {
  month: string
  /** Codes that were made in it. */
  codes: number
  friends: number
  /** Of these, those whose sharer has earned the free months. */
  counted: number
  /** Bills that were free by them, in part or wholly, of friends and sharers, and what of these was free in all. */
  bills: number
  amount: Cents
}

/** The last twelve months of referrals, the latest first. */
export async function referralMonths(req: PayloadRequest): Promise<ReferralMonth[]> {
  const months = lastMonths().map((from) => from.slice(0, 7))
  const from = `${months.at(-1)}-01`
  const [codes, referrals] = await Promise.all([
    findAll(req, 'referral-codes', { madeOn: { greater_than_equal: from } }, { fields: ['madeOn'] }),
    findAll(
      req,
      'referrals',
      { takenAt: { greater_than_equal: from } },
      { fields: ['takenAt', 'countedOn', 'friendBills', 'sharerBills'] },
    ),
  ])
  return months.map((month) => {
    const taken = referrals.filter(({ takenAt }) => helsinkiDay(takenAt).startsWith(month))
    const bills = taken.flatMap(({ friendBills, sharerBills }) => [...friendBills, ...sharerBills])
    return {
      month,
      codes: codes.filter(({ madeOn }) => madeOn.startsWith(month)).length,
      friends: taken.length,
      counted: taken.filter(({ countedOn }) => countedOn).length,
      bills: bills.length,
      amount: sumOf(bills),
    }
  })
}
