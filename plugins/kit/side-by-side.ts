/** How many at once: a provider that takes its time for one must not keep all the others waiting. */
const AT_ONCE = 4

/** Does a deed for each, a few side by side, and gives the sum of what they give. */
export async function sideBySide<T>(things: AsyncIterable<T>, deed: (thing: T) => Promise<number>): Promise<number> {
  const queue = things[Symbol.asyncIterator]()
  const workers = Array.from({ length: AT_ONCE }, async () => {
    let sum = 0
    for (let next = await queue.next(); !next.done; next = await queue.next()) sum += await deed(next.value)
    return sum
  })
  return (await Promise.all(workers)).reduce((total, sum) => total + sum, 0)
}
