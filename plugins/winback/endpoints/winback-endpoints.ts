import { readWinback, takeWinback } from '#contracts/winback.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { readOffer, takeOffer } from '../take.ts'

/** `GET /api/lifestyle/winback/:token`: what a mailed offer says. */
const read = endpoint(readWinback, { who: 'anyone', ownedBy: 'bearer' }, async ({ token }, req) => ({
  offer: await readOffer(req, token),
}))

/** `POST /api/lifestyle/winback/:token`: takes the contract up again. */
const take = endpoint(takeWinback, { who: 'strong-customer', ownedBy: 'bearer', limit: 'purchase' }, (asked, req) =>
  takeOffer(req, asked),
)

export const winbackEndpoints = [read, take]
