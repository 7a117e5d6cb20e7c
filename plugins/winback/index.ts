import type { Plugin } from 'payload'
import { readWinback, takeWinback } from '#contracts/winback.ts'
import { extend } from '#plugins/kit/extend.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { offerContracts, winbackSteps } from './offer-contracts.ts'
import { readOffer, takeOffer } from './take.ts'
import { winbackOffers } from './winback-offers.ts'

/** `GET /api/lifestyle/winback/:token`: what a mailed offer says. */
const read = endpoint(readWinback, { who: 'anyone', ownedBy: 'bearer' }, async ({ token }, req) => ({
  offer: await readOffer(req, token),
}))

/** `POST /api/lifestyle/winback/:token`: takes the contract up again. */
const take = endpoint(takeWinback, { who: 'strong-customer', ownedBy: 'bearer', limit: 'purchase' }, (asked, req) =>
  takeOffer(req, asked),
)

const winbackEndpoints = [read, take]

/** Offers to take a terminated contract of glasses by the month up again. */
export const winbackPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [winbackOffers],
    endpoints: winbackEndpoints,
    steps: [winbackSteps],
    tasks: [offerContracts],
  })
