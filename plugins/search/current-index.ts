import { setImmediate } from 'node:timers/promises'
import type { Payload } from 'payload'
import { analyzers } from './analyzers.ts'
import type { SearchDocument, SearchEngine } from '#domain/search/engine.ts'
import { memoryEngine } from '#domain/search/index/memory-engine.ts'
import { shopPlace, shopSettings } from '#domain/search/shop-settings.ts'
import { namedHook } from '#plugins/kit/hook.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { perShop } from '#plugins/kit/storage/per-shop.ts'
import { storedFolder } from '#plugins/kit/storage/stored-file.ts'
import { keepIndex, readStoredIndex } from './stored-index.ts'

/** What feeds the index with documents of one sort, such as the articles. Ids of two sources are never the same. */
export interface SearchSource {
  /** Another text whenever one of its documents may have changed. Asked before every question, so it is read from memory. */
  version: (context: WithPayload) => Promise<string>
  /** For each document a number that differs when the document does, by its id. */
  states: (context: WithPayload) => Promise<ReadonlyMap<string, number>>
  /** These documents; one that is gone is left out. */
  documents: (context: WithPayload, ids: readonly string[]) => Promise<SearchDocument[]>
}

/** Feeds the index, by the name of the source. */
export const searchSources = namedHook<SearchSource>('search sources')

/** What was fed by one source. */
interface Fed {
  /** Null where it is not known whether anything has changed since. */
  version: string | null
  /** By the id of each document. */
  states: ReadonlyMap<string, number>
}

/** The index of one shop in this process, and what it was fed with. */
export interface ShopIndex {
  engine: SearchEngine
  /** By the name of its source. */
  fed: Map<string, Fed>
  /** Documents that were put or removed since the index was made. */
  changes: number
  /** Of these, what the disk knows. */
  saved: number
  folder: string
}

/** The index of a shop in this process. */
const indexOf = perShop('search index', (): { open?: ShopIndex } => ({}))

/** Documents that are put before other work gets its turn. */
const AT_ONCE = 200

/**
 * The index as of now. Every process has its own; the counters that make cached pages stale in each process show what
 * has changed, and only that is indexed anew.
 */
export async function currentIndex({ payload }: WithPayload): Promise<ShopIndex> {
  const known = indexOf({ payload }).open
  if (known && (await staleSources(payload, known)).length === 0) return known
  return serialized('search index', () => refreshed(payload))
}

async function refreshed(payload: Payload): Promise<ShopIndex> {
  const index = indexOf({ payload }).open ?? (await openedIndex(payload))
  for (const [name, source, version] of await staleSources(payload, index))
    await feed(payload, index, { name, source, version })
  indexOf({ payload }).open = index
  if (index.changes > index.saved) keepSoon(payload, index)
  return index
}

/** The index as the disk has it; what has changed since is found by its states. */
async function openedIndex(payload: Payload): Promise<ShopIndex> {
  const folder = storedFolder('search')
  try {
    const saved = await readStoredIndex(folder)
    const engine = memoryEngine(shopSettings, analyzers, saved?.engine)
    const fed = [...(saved?.states ?? [])].map(([name, states]): [string, Fed] => [name, { version: null, states }])
    return { engine, fed: new Map(fed), changes: 0, saved: 0, folder }
  } catch (problem) {
    payload.logger.warn({ err: problem }, 'The search index on the disk cannot be read, and is made anew')
    return { engine: memoryEngine(shopSettings, analyzers), fed: new Map(), changes: 0, saved: 0, folder }
  }
}

/** How long after a change the index is saved, so that a series of edits is written once. */
const KEEP_AFTER_MS = 30_000

const waiting = new WeakSet<ShopIndex>()

function keepSoon(payload: Payload, index: ShopIndex): void {
  if (waiting.has(index)) return
  waiting.add(index)
  setTimeout(() => {
    waiting.delete(index)
    void keepNow(index).catch((problem: unknown) => {
      payload.logger.warn({ err: problem }, 'The search index was not kept: the next start makes it anew')
    })
  }, KEEP_AFTER_MS).unref()
}

/** Writes the index to the disk, unless it is there as it is. What is being fed is waited for, so that states and documents agree. */
export async function keepNow(index: ShopIndex): Promise<void> {
  if (index.saved === index.changes) return
  const { saved, changes } = await serialized('search index', async () => {
    const states = [...index.fed].map(([name, one]): [string, Map<string, number>] => [name, new Map(one.states)])
    return { saved: { engine: index.engine.snapshot(), states: new Map(states) }, changes: index.changes }
  })
  await keepIndex(index.folder, saved)
  index.saved = changes
}

/** The sources of which something may have changed since the index was fed, with their present versions. */
async function staleSources(payload: Payload, { fed }: ShopIndex): Promise<[string, SearchSource, string][]> {
  const context = { payload }
  const sources = await Promise.all(
    [...searchSources.of(context)].map(async ([name, source]): Promise<[string, SearchSource, string]> => {
      return [name, source, await source.version(context)]
    }),
  )
  return sources.filter(([name, , version]) => fed.get(name)?.version !== version)
}

/** Puts what has changed, and removes what is gone. What changes meanwhile has a later version, and is put the next time. */
async function feed(
  payload: Payload,
  index: ShopIndex,
  { name, source, version }: { name: string; source: SearchSource; version: string },
): Promise<void> {
  const context = { payload }
  const before = index.fed.get(name)?.states ?? new Map<string, number>()
  const states = await source.states(context)
  const changed = [...states].flatMap(([id, state]) => (before.get(id) === state ? [] : [id]))
  const gone = [...before.keys()].filter((id) => !states.has(id))
  index.engine.remove(shopPlace, gone)
  for (let at = 0; at < changed.length; at += AT_ONCE) {
    const ids = changed.slice(at, at + AT_ONCE)
    const documents = await source.documents(context, ids)
    const found = new Set(documents.map(({ id }) => id))
    index.engine.remove(
      shopPlace,
      ids.filter((id) => !found.has(id)),
    )
    index.engine.put(documents)
    await setImmediate()
  }
  index.changes += changed.length + gone.length
  index.fed.set(name, { version, states })
}
