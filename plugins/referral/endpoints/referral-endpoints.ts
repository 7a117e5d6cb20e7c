import { getReferral, readReferral, takeReferral, type OwnReferral, type TakenReferral } from '#contracts/referral.ts'
import { FREE_DELIVERY_UP_TO as deliveryUpTo } from '#domain/referral/promise.ts'
import { figuresOf } from '#domain/referral/referral.ts'
import { signedInAs } from '#plugins/customers/repository.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { customerOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { contractsOf } from '../contracts-of.ts'
import { codeNamed, codeOf, referralsBy, takenBy, type StoredReferral } from '../repository.ts'
import { take } from '../take.ts'

const takenView = ({ friendMonths: months, friendBills }: StoredReferral): TakenReferral => {
  return { months, used: friendBills.length, deliveryUpTo }
}

/** `GET /api/account/referral`: what she shares and what she was given. */
const getReferralEndpoint = endpoint(getReferral, { who: 'customer' }, async (_, req) => {
  const [{ number }] = await signedInAs(req)
  const taken = await takenBy(req, number)
  const figures = figuresOf(await referralsBy(req, number))
  // Who has shared before still sees what has come of it.
  const shares = figures.friends > 0 || (await contractsOf(req, number)).runs
  if (!shares) return { own: null, taken: taken && takenView(taken) }
  const { code, friendMonths, sharerMonths } = await codeOf(req, number)
  const link = shopUrl(`/suosittelu/${code}`)
  const own: OwnReferral = { code, link, friendMonths, sharerMonths, deliveryUpTo, ...figures }
  return { own, taken: taken && takenView(taken) }
})

/** `GET /api/referral/:code`: what a shared code promises. It says nothing of who shares it. */
const readReferralEndpoint = endpoint(
  readReferral,
  { who: 'anyone', ownedBy: 'bearer', limit: 'referral code' },
  async ({ code }, req) => {
    const { friendMonths, sharerMonths } = await codeNamed(req, code)
    const caller = customerOf(req)
    const taken = caller ? await takenBy(req, caller.id) : null
    return { friendMonths, sharerMonths, deliveryUpTo, isTaken: taken?.code === code }
  },
)

/** `POST /api/account/referral/take`: keeps what a code promises with her account. */
const takeReferralEndpoint = endpoint(
  takeReferral,
  { who: 'customer', idempotency: 'handler', limit: 'referral code' },
  async ({ code }, req) => {
    const [{ number }] = await signedInAs(req)
    return { taken: takenView(await take(req, code, number)) }
  },
)

export const referralEndpoints = [getReferralEndpoint, readReferralEndpoint, takeReferralEndpoint]
