import type { KeepsRecords } from '#plugins/customers/hooks.ts'
import { countNaming, eraseReferrals, moveReferrals, referralsBy, takenBy } from './repository.ts'

/** What a customer shares and was given, among the customer's data. It names no other person. */
export const referralRecords: KeepsRecords = {
  async collect(req, { number }) {
    const taken = await takenBy(req, number)
    const shared = await referralsBy(req, number)
    return {
      rows: [
        ...(taken
          ? [{ what: 'taken', takenAt: taken.takenAt, months: taken.friendMonths, bills: taken.friendBills }]
          : []),
        ...shared.map(({ code, takenAt, countedOn, sharerMonths, sharerBills }) => {
          return { what: 'shared', code, takenAt, countedOn, months: sharerMonths, bills: sharerBills }
        }),
      ],
    }
  },
  async erase(req, { number }) {
    await eraseReferrals(req, number)
    return []
  },
  merge: {
    count: (req, { number }) => countNaming(req, number),
    move: (req, from, into) => moveReferrals(req, from.number, into.number),
  },
}
