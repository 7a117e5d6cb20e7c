import type { PayloadRequest } from 'payload'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { plusDays } from '#domain/calendar/plus-days.ts'
import { CLAIM_CODE_DAYS } from '#domain/insurance/insured-pairs.ts'
import { makePairCode } from '#plugins/discounts/repository.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { orderNumbered } from '#plugins/orders/repository.ts'
import { answerLetter, receiptLetter } from './emails/letters.ts'
import { claimsToTell, noteTold, type Claim } from './repository.ts'

/** Posts what a claim owes its customer: the receipt, and with the answer the code of another pair. Repeated, each goes once. */
export async function tellClaim(req: PayloadRequest, claim: Claim): Promise<void> {
  const { ref, number, owesReceipt, owesAnswer } = claim
  const { email: to } = await orderNumbered(req, number)
  if (owesReceipt) {
    await enqueueLetter(req, `claim ${ref} received`, await receiptLetter(req, claim, to))
    await noteTold(req, ref, { owesReceipt: false })
  }
  if (!owesAnswer) return
  const until = await giveCode(req, claim)
  await enqueueLetter(req, `claim ${ref} answered`, await answerLetter(req, claim, { to, until }))
  await noteTold(req, ref, { owesAnswer: false })
}

/** Makes the code of an accepted claim, once, and gives its last day. */
async function giveCode(req: PayloadRequest, { number, code, worth, answeredAt }: Claim): Promise<string> {
  const startsOn = helsinkiDay(answeredAt ?? nowIso())
  const endsOn = plusDays(startsOn, CLAIM_CODE_DAYS)
  const description = `Friends-vakuutus, tilaus ${number}.`
  if (code !== null && worth !== null) await makePairCode(req, { code, value: worth, startsOn, endsOn, description })
  return endsOn
}

/** Tells what a crash has left untold. One that fails keeps no other back. */
export const sweepClaims: ScheduledTask = {
  name: 'insurance claims',
  every: 60_000,
  async run(req) {
    let told = 0
    for await (const claim of claimsToTell(req))
      try {
        await tellClaim(req, claim)
        told += 1
      } catch (problem) {
        req.payload.logger.warn({ err: problem, claim: claim.ref }, 'A claim waits for the next sweep')
      }
    return told
  },
}
