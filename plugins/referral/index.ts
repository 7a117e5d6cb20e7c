import type { PayloadRequest, Plugin } from 'payload'
import {
  getReferral,
  makeReferralCode,
  type OwnReferral,
  readReferral,
  type TakenReferral,
  takeReferral,
} from '#contracts/referral.ts'
import { FREE_DELIVERY_UP_TO as deliveryUpTo } from '#domain/referral/promise.ts'
import { figuresOf } from '#domain/referral/referral.ts'
import { Refusal } from '#domain/refusal.ts'
import { customerRecords } from '#plugins/customers/hooks.ts'
import { signedInAs } from '#plugins/customers/repository.ts'
import { extend } from '#plugins/kit/extend.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { customerOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { freeMonths } from '#plugins/ledger/free-months.ts'
import { referralCodes, referralPromises, referrals } from './collections.ts'
import { contractsOf } from './contracts-of.ts'
import { freeByReferral } from './free-bills.ts'
import { referralRecords } from './records.ts'
import { referralSteps } from './referral-steps.ts'
import {
  codeNamed,
  codeOf,
  findCode,
  referralsBy,
  type StoredCode,
  type StoredReferral,
  takenBy,
} from './repository.ts'
import { take } from './take.ts'

const takenView = ({ friendMonths: months, friendBills }: StoredReferral): TakenReferral => {
  return { months, used: friendBills.length, deliveryUpTo }
}

/** A code with what has come of it. */
async function ownView(req: PayloadRequest, { code, customer, friendMonths, sharerMonths }: StoredCode) {
  const link = shopUrl(`/suosittelu/${code}`, languageOf(req))
  const figures = figuresOf(await referralsBy(req, customer))
  return { code, link, friendMonths, sharerMonths, deliveryUpTo, ...figures } satisfies OwnReferral
}

/** `GET /api/account/referral`: what the customer shares and was given. */
const getReferralEndpoint = endpoint(getReferral, { who: 'customer' }, async (_, req) => {
  const [{ number }] = await signedInAs(req)
  const [code, taken] = await Promise.all([findCode(req, number), takenBy(req, number)])
  return {
    own: code && (await ownView(req, code)),
    canShare: (await contractsOf(req, number)).runs,
    taken: taken && takenView(taken),
  }
})

/** `POST /api/account/referral/code`: makes the customer's code. */
const makeCodeEndpoint = endpoint(makeReferralCode, { who: 'customer', idempotency: 'handler' }, async (_, req) => {
  const [{ number }] = await signedInAs(req)
  if (!(await contractsOf(req, number)).runs) throw new Refusal('referral.needs_contract')
  return { own: await ownView(req, await codeOf(req, number)) }
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

/** `POST /api/account/referral/take`: stores what a code promises with the customer's account. */
const takeReferralEndpoint = endpoint(
  takeReferral,
  { who: 'customer', idempotency: 'handler', limit: 'referral code' },
  async ({ code }, req) => {
    const [{ number }] = await signedInAs(req)
    return { taken: takenView(await take(req, code, number)) }
  },
)

const referralEndpoints = [getReferralEndpoint, makeCodeEndpoint, readReferralEndpoint, takeReferralEndpoint]

/** Customers who bring friends: a code that is shared, and what is free by it for both. */
export const referralPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [referralPromises, referralCodes, referrals],
    endpoints: referralEndpoints,
    steps: [referralSteps],
    hooks: [freeMonths.on(freeByReferral), customerRecords.on('referral', referralRecords)],
  })
