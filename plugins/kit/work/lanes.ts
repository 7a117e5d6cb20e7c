interface Lane {
  running: number
  waiting: (() => void)[]
}

/** So many of one step run at once in a process by default: one slow call to a provider must not delay all others. */
const AT_ONCE = 4
/** So many wait for their turn. More are left where they are found, and found again. */
const MOST_WAITING = 500

const lanes = new Map<string, Lane>()

/** Waits for a turn in a lane. Gives the function that leaves it; null at once where too many wait already. */
export async function enterLane(name: string, atOnce = AT_ONCE): Promise<(() => void) | null> {
  const lane = lanes.get(name) ?? { running: 0, waiting: [] }
  lanes.set(name, lane)
  if (lane.running < atOnce) lane.running += 1
  else if (lane.waiting.length >= MOST_WAITING) return null
  // A call that ends gives its place to the first that waits.
  else await new Promise<void>((turn) => lane.waiting.push(turn))
  return () => {
    const next = lane.waiting.shift()
    if (next) next()
    else lane.running -= 1
    if (lane.running === 0) lanes.delete(name)
  }
}
