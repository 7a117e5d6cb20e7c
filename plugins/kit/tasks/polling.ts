import type { Payload } from 'payload'

/** Repeats `read` after each pause until it is stopped. The first failure in a row is logged. */
export function polling(
  payload: Payload,
  what: string,
  pauseMs: number,
  read: () => Promise<void>,
): { stop: () => void } {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isBroken = false

  async function turn(): Promise<void> {
    try {
      await read()
      isBroken = false
    } catch (problem) {
      if (!isBroken) payload.logger.error({ err: problem, what }, 'What other processes have written cannot be read')
      isBroken = true
    }
    if (!isStopped) timer = setTimeout(() => void turn(), pauseMs).unref()
  }
  void turn()
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
