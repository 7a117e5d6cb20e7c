import { changeIf, createUnlessTaken, findOne, type WithPayload } from './documents.ts'
import { perShop } from './per-shop.ts'

interface CachedNumber {
  value: number
  readAtMs: number
}

/** Values as this process last read them. */
const known = perShop('counters', () => ({ numbers: new Map<string, CachedNumber>() }))

const cacheOf = (context: WithPayload) => known(context).numbers

/** How long a cached value is used, since another process may have raised it. */
const CACHE_MAX_AGE_MS = 200

/** The next number of this name, each given once. `first` is where a new counter begins. */
export async function nextNumber(context: WithPayload, name: string, first = 1): Promise<number> {
  const counted = await changeIf(context, 'counters', { name: { equals: name } }, { value: { $inc: 1 } })
  if (counted) return cacheNumber(cacheOf(context), name, counted.value)
  const opened = await createUnlessTaken(context, 'counters', { name, value: first })
  return opened ? cacheNumber(cacheOf(context), name, opened.value) : nextNumber(context, name, first)
}

/** The last number given out, 0 when none was. */
export async function currentNumber(context: WithPayload, name: string): Promise<number> {
  return (await findOne(context, 'counters', { name: { equals: name } }))?.value ?? 0
}

/** As `currentNumber`, from a cache: a change by this process is visible at once, by another within 200 ms. */
export async function recentNumber(context: WithPayload, name: string): Promise<number> {
  const cache = cacheOf(context)
  const cachedNumber = cache.get(name)
  if (cachedNumber && performance.now() - cachedNumber.readAtMs < CACHE_MAX_AGE_MS) return cachedNumber.value
  cacheNumber(cache, name, await currentNumber(context, name))
  return cache.get(name)?.value ?? 0
}

/** Makes `recentNumber` read each number again, also where a read is under way. */
export function eraseRecentNumbers(context: WithPayload): void {
  // A read under way writes to the old map, which is no longer used.
  known(context).numbers = new Map()
}

/** Counters only rise, so a lower value that arrives late does not replace a higher one. */
function cacheNumber(cache: Map<string, CachedNumber>, name: string, value: number): number {
  const before = cache.get(name)?.value ?? 0
  cache.set(name, { value: Math.max(value, before), readAtMs: performance.now() })
  return value
}
