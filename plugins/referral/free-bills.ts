import type { PayloadRequest } from 'payload'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { countsOn, freeBill, withFreeBill, withoutBill, withPaidBill } from '#domain/referral/referral.ts'
import { PROCESSED_AT } from '#domain/subscriptions/delivery-days.ts'
import type { GivesFreeMonths } from '#plugins/ledger/free-months.ts'
import { likenessOf } from './household.ts'
import { changeReferral, referralsFor, type StoredReferral } from './repository.ts'

/** Whether a friend turns out to be the sharer, by details given since the code was taken. */
async function isOwnCode(req: PayloadRequest, { sharer, friend }: StoredReferral, customer: string): Promise<boolean> {
  return friend === customer && (await likenessOf(req, { sharer, friend })) === 'person'
}

/**
 * What referrals make free: first what the customer was given, then what the customer has earned. One referral pays for
 * one bill.
 */
export const freeByReferral: GivesFreeMonths = {
  async freeOf(req, bill) {
    const all = await referralsFor(req, bill.customer)
    const known = all.find((referral) => freeBill(referral, bill))
    for (const referral of known ? [known] : all) {
      if (!known && (await isOwnCode(req, referral, bill.customer))) continue
      const { ref } = referral
      const one = freeBill(await changeReferral(req, ref, (referral) => withFreeBill(referral, bill)), bill)
      if (one) return { amount: one.amount, why: 'referral' }
    }
    return null
  },
  async freeAhead(req, bill) {
    for (const referral of await referralsFor(req, bill.customer)) {
      if (!freeBill(referral, bill) && (await isOwnCode(req, referral, bill.customer))) continue
      const one = freeBill({ ...referral, ...withFreeBill(referral, bill) }, bill)
      if (one) return { amount: one.amount, why: 'referral' }
    }
    return null
  },
  async billPaid(req, bill) {
    for (const { ref } of await referralsFor(req, bill.customer))
      await changeReferral(req, ref, (referral) => {
        const changed = withPaidBill(referral, bill)
        const on = changed?.paid ? countsOn({ ...referral, ...changed }) : null
        return (
          changed && {
            ...changed,
            steps: on === null ? [] : [{ step: 'count', at: helsinkiInstant(on, PROCESSED_AT) }],
          }
        )
      })
  },
  async billDropped(req, bill) {
    for (const { ref } of await referralsFor(req, bill.customer))
      await changeReferral(req, ref, (referral) => withoutBill(referral, bill))
  },
}
