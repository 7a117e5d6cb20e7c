import { getIdentified as route } from '#contracts/identification.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { requireIdentified } from '../identified.ts'

/** `GET /api/auth/eid/identified`: what who is identified in this browser is asked for. */
export const getIdentifiedEndpoint = endpoint(route, { who: 'anyone' }, async (_, req) => {
  const { firstName, asks, awaitsEmail } = (await requireIdentified(req)).value
  return { firstName, asks, awaitsEmail }
})
