import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { countsOn } from '#domain/referral/referral.ts'
import { PROCESSED_AT } from '#domain/subscriptions/delivery-days.ts'
import { today } from '#plugins/kit/clock.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { runs } from './contracts-of.ts'
import { likenessOf } from './household.ts'
import { notifyEarned, notifyTaken } from './letters.ts'
import { changeReferral, toReferral } from './repository.ts'

/** The steps of a referral: its letters, and the count of the friend when the first paid month has ended. */
export const referralSteps = steps('referrals', {
  /**
   * A friend whose contract has ended by then, or of the sharer's household, does not count. A friend who begins again
   * has it scheduled anew.
   */
  count: {
    async run(req, stored) {
      const { ref, paid, friend, sharer, ...referral } = toReferral(stored)
      const on = countsOn({ paid, countedOn: referral.countedOn })
      if (!paid || on === null) return
      if (on > today()) return { notBefore: helsinkiInstant(on, PROCESSED_AT) }
      // Two accounts that became one have made no referral.
      if (friend === sharer || !(await runs(req, paid.subject))) return
      if (await likenessOf(req, { sharer, friend })) return
      await changeReferral(req, ref, ({ countedOn }) => {
        return countedOn === null ? { countedOn: today(), steps: ['tellEarned'] } : null
      })
    },
  },
  tellTaken: { run: (req, stored) => notifyTaken(req, toReferral(stored)) },
  tellEarned: { run: (req, stored) => notifyEarned(req, toReferral(stored)) },
})
