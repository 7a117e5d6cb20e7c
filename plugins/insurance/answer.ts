import type { PayloadRequest } from 'payload'
import { pairWorth } from '#domain/insurance/insured-pairs.ts'
import { Refusal } from '#domain/refusal.ts'
import { goodsOf } from '#plugins/catalog/goods-of.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { orderNumbered } from '#plugins/orders/repository.ts'
import { answerOnce, findClaim, type Claim } from './repository.ts'

/** What staff say to a claim. */
interface Answer {
  isAccepted: boolean
  answer: string
  by: string
}

/**
 * Answers a claim, once: an accepted one is worth what the same pair costs, by a code of one use that the letter brings. Sent
 * again, what was answered stands.
 */
export async function answerClaim(
  req: PayloadRequest,
  ref: string,
  { isAccepted, answer, by }: Answer,
): Promise<Claim> {
  const found = await findClaim(req, ref)
  if (!found) throw new Refusal('insurance.not_found')
  if (found.state !== 'received') throw new Refusal('insurance.answered_already')
  const replacement = isAccepted
    ? { state: 'accepted' as const, code: codeOf(ref), worth: await worthOf(req, found) }
    : { state: 'declined' as const, code: null, worth: null }
  const answered = await answerOnce(req, found, { ...replacement, answer, answeredBy: by })
  if (!answered) throw new Refusal('insurance.answered_already')
  await runSteps(req, 'insurance-claims', answered)
  return answered
}

function codeOf(ref: string): string {
  return `VAKUUTUS-${Buffer.from(ref, 'base64url').toString('hex').slice(0, 12).toUpperCase()}`
}

async function worthOf(req: PayloadRequest, { number, row }: Claim): Promise<number> {
  const { lines } = (await orderNumbered(req, number)).bought
  const goods = await goodsOf(
    req,
    lines.map(({ skuId }) => skuId),
  )
  const skuOf = new Map(lines.map(({ ref, skuId }) => [ref, skuId]))
  return pairWorth(lines, row, (ref) => goods.get(skuOf.get(ref) ?? 0)?.price.amount)
}
