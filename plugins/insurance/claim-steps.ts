import type { PayloadRequest } from 'payload'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { CLAIM_CODE_DAYS } from '#domain/insurance/insured-pairs.ts'
import { makePairCode } from '#plugins/discounts/repository.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { steps } from '#plugins/kit/work/steps.ts'
import { orderNumbered } from '#plugins/orders/repository.ts'
import { answerLetter, receiptLetter } from './emails/letters.ts'
import { opened, type Claim } from './repository.ts'

/** The steps of a claim: the receipt, and with the answer the code of another pair. */
export const claimSteps = steps('insurance-claims', {
  receipt: {
    async run(req, stored) {
      const claim = opened(req, stored)
      const { email: to } = await orderNumbered(req, claim.number)
      await enqueueLetter(req, `claim ${claim.ref} received`, await receiptLetter(req, claim, to))
    },
  },
  answer: {
    async run(req, stored) {
      const claim = opened(req, stored)
      const { email: to } = await orderNumbered(req, claim.number)
      const until = await giveCode(req, claim)
      await enqueueLetter(req, `claim ${claim.ref} answered`, await answerLetter(req, claim, { to, until }))
    },
  },
})

/** Makes the code of an accepted claim, once, and gives its last day. */
async function giveCode(req: PayloadRequest, { number, code, worth, answeredAt }: Claim): Promise<string> {
  const startsOn = helsinkiDay(answeredAt ?? nowIso())
  const endsOn = plusDays(startsOn, CLAIM_CODE_DAYS)
  const description = `Turva, tilaus ${number}.`
  if (code !== null && worth !== null) await makePairCode(req, { code, value: worth, startsOn, endsOn, description })
  return endsOn
}
