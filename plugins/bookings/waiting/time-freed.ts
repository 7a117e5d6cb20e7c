import { createLocalReq } from 'payload'
import { serialized } from '#plugins/kit/serialized.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { offerFreedTimes } from './offer-freed.ts'

/**
 * Offers a time that may have been freed, by a booking that was canceled or moved or by an offer that was declined.
 * Runs after the answer, so that it delays no one; a sweep offers what fails here or is cut off by a crash.
 */
export function timeFreed({ payload }: WithPayload): void {
  void serialized('freed times', async () => {
    // A request of its own: the key of the one that freed the time finds no hold of the waiting list.
    const req = await createLocalReq({}, payload)
    await offerFreedTimes(req).catch((problem: unknown) => {
      payload.logger.error({ err: problem }, 'A freed time is left to the sweep')
    })
  })
}

/** Offers what is free to the next who waits for it. */
export const sweepWaiting: ScheduledTask = {
  name: 'exam offers',
  every: 60_000,
  run: (req) => serialized('freed times', () => offerFreedTimes(req)),
}
