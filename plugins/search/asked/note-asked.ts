import { createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { storedWords } from '#domain/search/asked/stored-words.ts'
import type { AskedOnDay } from '#domain/search/asked/suggested-words.ts'
import { isSpelledOut, type SearchAnswer } from '#domain/search/engine.ts'
import { isSameTyping, PAUSE_MS, settledOn, type AskedNow } from '#domain/search/asked/typing.ts'
import { now, today } from '#plugins/kit/clock.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { perShop } from '#plugins/kit/storage/per-shop.ts'
import { countAsked, type AskedPlace } from './repository.ts'

/**
 * Typings that are under way at once at most, and counted words that wait to be written. More are left out: the counts
 * need not be complete.
 */
const MOST_OPEN = 5000
const MOST_WAITING = 2000
/** Who has asked what today, as far as it is remembered. */
const KNOWN_ASKINGS = 100_000

/** A question as it was typed, and what came of it. */
export interface Asked {
  typed: string
  hits: number
  isWhole: boolean
}

/** A question with what came of it: whole where something has all the words, none misspelt and none cut short. */
export function askedOf(typed: string, { total, isPartial, words }: SearchAnswer): Asked {
  return { typed, hits: total, isWhole: total > 0 && !isPartial && isSpelledOut(words) }
}

interface Typing extends AskedNow {
  place: AskedPlace
  /** Who types, by a hash that only this process can make. */
  asker: string
  at: number
}

interface Noted {
  /** Names askers in memory. Written nowhere, and another after every start. */
  secret: Buffer
  open: Typing[]
  counted: Map<string, { place: AskedPlace; asked: AskedOnDay }>
  known: LRUCache<string, true>
  timer: NodeJS.Timeout | undefined
}

/**
 * Notes an answered question. Nothing is written before the typing has paused: of the moments of one typing the settled
 * words count, and of each asker the same words once a day.
 *
 * `asker` distinguishes people, such as an address of the network. It stays in memory, as a hash.
 */
export function noteAsked({ payload }: WithPayload, place: AskedPlace, asker: string, question: Asked): void {
  const { typed, hits, isWhole } = question
  const words = storedWords(typed)
  const noted = notedOf({ payload })
  if (words === null || noted.open.length >= MOST_OPEN) return
  const name = createHmac('sha256', noted.secret)
    .update(JSON.stringify([place.tenant, place.market, asker]))
    .digest('base64')
  const later: Typing = { words, hits, isWhole, place, asker: name, at: now().getTime() }
  const at = noted.open.findIndex((one) => one.asker === name && isSameTyping(one.words, words))
  const [earlier] = at < 0 ? [] : noted.open.splice(at, 1)
  noted.open.push(earlier ? { ...settledOn(earlier, later), at: later.at } : later)
  noted.timer ??= setTimeout(() => void settle(payload), PAUSE_MS).unref()
}

/** Counts the typings that have paused, and writes what was counted. `all`: also those that have not. */
export async function settle(payload: Payload, { all = false } = {}): Promise<void> {
  const noted = notedOf({ payload })
  clearTimeout(noted.timer)
  noted.timer = undefined
  const before = now().getTime() - PAUSE_MS
  const paused = noted.open.filter(({ at }) => all || at <= before)
  noted.open = all ? [] : noted.open.filter(({ at }) => at > before)
  for (const one of paused) count(noted, one)
  const counted = [...noted.counted.values()]
  noted.counted.clear()
  if (noted.open.length > 0) noted.timer = setTimeout(() => void settle(payload), PAUSE_MS / 2).unref()
  try {
    for (const { place, asked } of counted) await countAsked({ payload }, place, asked)
  } catch (problem) {
    // A figure is missing, which is no reason to fail a search.
    payload.logger.warn({ err: problem }, 'Searches were not counted')
  }
}

function count({ counted, known }: Noted, { place, asker, words, hits, isWhole }: Typing): void {
  const day = today()
  const asking = JSON.stringify([asker, day, place.language, words])
  if (known.has(asking)) return
  known.set(asking, true)
  const key = JSON.stringify([place, day, words])
  const before = counted.get(key)?.asked.count ?? 0
  if (before === 0 && counted.size >= MOST_WAITING) return
  counted.set(key, { place, asked: { day, words, count: before + 1, hits, isWhole } })
}

const notedOf = perShop('noted searches', (): Noted => ({
  secret: randomBytes(32),
  open: [],
  counted: new Map(),
  known: new LRUCache<string, true>({ max: KNOWN_ASKINGS }),
  timer: undefined,
}))
