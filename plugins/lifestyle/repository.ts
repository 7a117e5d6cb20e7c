import { LifestylePlan } from '#contracts/lifestyle.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import { findAll, type WithPayload } from '#plugins/kit/storage/documents.ts'

/** All plans, the cheapest first, also those that are offered no more. */
export const cachedPlans = cached('lifestyle plans', async (context) => {
  const documents = await findAll(context, 'lifestyle-plans', {}, { sort: 'monthly' })
  return documents.map(({ key, ...plan }) =>
    LifestylePlan.parse({ ...plan, id: key, frameUpTo: plan.frameUpTo ?? null }),
  )
})

/** The plans of which new contracts are made, the cheapest first. */
export async function offeredPlans(context: WithPayload): Promise<LifestylePlan[]> {
  return (await cachedPlans.read(context)).filter(({ isOffered }) => isOffered)
}
