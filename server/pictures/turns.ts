/** Most pictures made at once: the machine is also there to serve. */
const MOST_AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

/** Does the work when it is its turn. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Whether a visitor is waiting for a picture. */
export function isBusy(): boolean {
  return running > 0
}
