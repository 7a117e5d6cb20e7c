import { listPlans } from '#contracts/lifestyle.ts'
import { PLANS_TAG } from '#domain/lifestyle/cache-tags.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { setCacheTags } from '#plugins/kit/storage/cache.ts'
import { offeredPlans } from '../repository.ts'

/** `GET /api/lifestyle/plans`: glasses by the month, as they are offered now. */
export const listPlansEndpoint = endpoint(listPlans, { who: 'anyone' }, async (_, req) => {
  setCacheTags(req, PLANS_TAG)
  return { plans: await offeredPlans(req) }
})
