/** Most pictures made at once: the machine serves requests meanwhile. */
const MAX_CONCURRENT = 2

let running = 0
const waiting: (() => void)[] = []

/** Runs the work as soon as fewer than the limit are running. */
export async function withSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Whether pictures are being made. */
export function isBusy(): boolean {
  return running > 0
}
