/** Number of workers: one slow call to a provider must not delay all others. */
const AT_ONCE = 4

/**
 * Calls `work` for each thing, a few in parallel, and returns the sum of the results. One that fails stops no other: what it
 * threw is thrown when all are through.
 */
export async function inParallel<T>(
  things: AsyncIterable<T> | Iterable<T>,
  work: (thing: T) => Promise<number>,
  atOnce = AT_ONCE,
): Promise<number> {
  const queue = eachOf(things)
  const problems: unknown[] = []
  const workers = Array.from({ length: atOnce }, async () => {
    let sum = 0
    for (let next = await queue.next(); !next.done; next = await queue.next())
      try {
        sum += await work(next.value)
      } catch (problem) {
        problems.push(problem)
      }
    return sum
  })
  const sums = await Promise.all(workers)
  if (problems.length > 0) throw problems[0]
  return sums.reduce((total, sum) => total + sum, 0)
}

/** Calls `work` for each thing, one after another. One that fails stops no other, as above. Gives how many there were. */
export function oneByOne<T>(
  things: AsyncIterable<T> | Iterable<T>,
  work: (thing: T) => Promise<unknown>,
): Promise<number> {
  const each = async (thing: T) => {
    await work(thing)
    return 1
  }
  return inParallel(things, each, 1)
}

async function* eachOf<T>(things: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T> {
  yield* things
}
