/** How many at once: a provider that takes its time for one must not keep all the others waiting. */
const AT_ONCE = 4

/** Calls `work` for each, a few side by side, and returns the sum of the results. */
export async function sideBySide<T>(things: AsyncIterable<T>, work: (thing: T) => Promise<number>): Promise<number> {
  const queue = things[Symbol.asyncIterator]()
  const workers = Array.from({ length: AT_ONCE }, async () => {
    let sum = 0
    for (let next = await queue.next(); !next.done; next = await queue.next()) sum += await work(next.value)
    return sum
  })
  return (await Promise.all(workers)).reduce((total, sum) => total + sum, 0)
}
