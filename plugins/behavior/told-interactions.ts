import { isInterest } from '#domain/behavior/behavior-event.ts'
import type { InteractionSource } from '#plugins/recommendations/interaction-source.ts'
import { batchesAfter, batchesVersion, forgottenVersion } from './repository.ts'

/** What recommendations learn from: who looked at what, took it into the cart or bought it. */
export const toldInteractions: InteractionSource = {
  version: batchesVersion,
  forgotten: forgottenVersion,
  async *read(context, seen) {
    for await (const { tenant, market, events } of batchesAfter(context, seen))
      for (const event of events) {
        const { person } = event
        if (person === null || !isInterest(event)) continue
        for (const item of event.items) yield { place: { tenant, market }, person, item }
      }
  },
}
