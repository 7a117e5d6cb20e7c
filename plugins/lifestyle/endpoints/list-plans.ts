import { listPlans } from '#contracts/lifestyle.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { PLANS_TAG } from '#domain/lifestyle/cache-tags.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { offeredPlans, plansHoldUntil } from '../repository.ts'

/** `GET /api/lifestyle/plans`: glasses by the month, as they are offered now. */
export const listPlansEndpoint = endpoint(listPlans, { who: 'anyone' }, async (_, req) => {
  setCacheTags(req, PLANS_TAG)
  const changesOn = await plansHoldUntil(req)
  if (changesOn) setCacheExpiry(req, Date.parse(helsinkiInstant(changesOn, '00:00')))
  return { plans: await offeredPlans(req, languageOf(req)) }
})
