import { createLocalReq, type Payload, type PayloadRequest } from 'payload'

/** Work that waits for its moment or is being done, by its timer, so that it can be done at once. */
const waiting = new Map<object, () => Promise<unknown>>()

/**
 * Does work beside the reply, at least `ms` milliseconds from now, or from now on where that is 0, with a request of its own. A failure is logged: what must
 * not be lost to a crash is stored before, for a task to find.
 */
export function later(
  payload: Payload,
  what: string,
  ms: number,
  work: (req: PayloadRequest) => Promise<unknown>,
): void {
  let done: Promise<unknown> | undefined
  const run = () =>
    (done ??= createLocalReq({}, payload)
      .then(work)
      .catch((problem: unknown) => payload.logger.error({ err: problem, what }, 'Work after a reply was not done'))
      .finally(() => waiting.delete(timer)))
  const timer = setTimeout(() => void run(), ms)
  timer.unref()
  waiting.set(timer, run)
  if (ms === 0) void run()
}

/** Does at once all that waits, and ends when it is done: before the shop closes, nothing that was asked for is lost. */
export async function finishLaterWork(): Promise<void> {
  await Promise.all([...waiting.values()].map((run) => run()))
}
