import type { ExperimentGoal, RecommendStrategy } from '#contracts/experiments.ts'
import { assignGroup, type Group } from '#domain/experiments/assign-group.ts'
import type { SearchPlace } from '#domain/search/engine.ts'
import { now } from '#plugins/kit/clock.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import { findAll, type WithPayload } from '#plugins/kit/storage/documents.ts'

/** A way that is compared, and its share of people. Its name is that of the way. */
export interface ExperimentGroup extends Group {
  name: RecommendStrategy
}

export interface Experiment extends SearchPlace {
  key: string
  name: string
  groups: ExperimentGroup[]
  goal: ExperimentGoal
  /** Instants (ms) between which it runs; one without a beginning is not kept here. */
  from: number
  until: number
}

/** Every experiment that has a beginning, the latest first. */
export const experiments = cached('experiments', async (context): Promise<Experiment[]> => {
  const documents = await findAll(context, 'experiments', { startsAt: { exists: true } }, { sort: '-startsAt' })
  return documents.flatMap(({ key, name, tenant, market, groups, goal, startsAt, endsAt }) =>
    startsAt === null
      ? []
      : [
          {
            key,
            name,
            tenant,
            market,
            goal,
            groups: groups.map(({ strategy, share }) => ({ name: strategy, share })),
            from: Date.parse(startsAt),
            until: Date.parse(endsAt),
          },
        ],
  )
})

/** The experiment that a visitor takes part in now, and the group; null outside of experiments. */
export async function groupOf(
  context: WithPayload,
  { tenant, market }: SearchPlace,
  person: string | null,
): Promise<{ experiment: string; strategy: RecommendStrategy } | null> {
  if (person === null) return null
  const instant = now().getTime()
  const running = (await experiments.read(context)).find((one) => {
    return one.tenant === tenant && one.market === market && one.from <= instant && instant < one.until
  })
  const group = running && assignGroup(running.key, person, running.groups)
  return group ? { experiment: running.key, strategy: group.name } : null
}
