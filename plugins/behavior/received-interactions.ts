import { isInterest, type BehaviorEvent } from '#domain/behavior/behavior-event.ts'
import type { Interaction } from '#domain/recommendations/co-occurrences.ts'
import type { InteractionSource } from '#plugins/recommendations/learned.ts'
import { batchesAfter, batchesBackwards, batchesVersion, erasedVersion } from './repository.ts'

/** What recommendations learn from: who looked at what, took it into the cart or bought it. */
export const receivedInteractions: InteractionSource = {
  version: batchesVersion,
  forgotten: erasedVersion,
  async latest(context, place, most) {
    const { seen, batches } = await batchesBackwards(context, place)
    const found: Interaction[][] = []
    let count = 0
    for await (const { events } of batches) {
      const interactions = interactionsIn(events)
      found.push(interactions)
      count += interactions.length
      if (count >= most) break
    }
    return { interactions: found.reverse().flat(), seen }
  },
  async *read(context, place, seen) {
    for await (const { events } of batchesAfter(context, place, seen)) yield interactionsIn(events)
  },
}

function interactionsIn(events: readonly BehaviorEvent[]): Interaction[] {
  return events.flatMap((event) => {
    const { person, items } = event
    return person !== null && isInterest(event) ? items.map((item) => ({ person, item })) : []
  })
}
