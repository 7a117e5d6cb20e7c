/** Number of workers: one slow call to a provider must not delay all others. */
const AT_ONCE = 4

/** Calls `work` for each thing, a few in parallel, and returns the sum of the results. */
export async function inParallel<T>(things: AsyncIterable<T>, work: (thing: T) => Promise<number>): Promise<number> {
  const queue = things[Symbol.asyncIterator]()
  const workers = Array.from({ length: AT_ONCE }, async () => {
    let sum = 0
    for (let next = await queue.next(); !next.done; next = await queue.next()) sum += await work(next.value)
    return sum
  })
  return (await Promise.all(workers)).reduce((total, sum) => total + sum, 0)
}
