import type { APIContext } from 'astro'
import { listPlans, type LifestylePlan } from '#contracts/lifestyle.ts'
import { asAnonymous } from '../../in-process.ts'
import { call } from '../../shared/call.ts'

/** The plans of Lifestyle that are offered, the cheapest first; none where they cannot be read. */
export async function offeredPlans({ request }: Pick<APIContext, 'request'>): Promise<LifestylePlan[]> {
  const answer = await call(listPlans, {}, asAnonymous(request))
  return answer.ok ? answer.value.plans : []
}
