import { setImmediate } from 'node:timers/promises'
import type { Payload } from 'payload'
import { shopAnalyzers } from '#domain/search/analyzers.ts'
import type { SearchEngine } from '#domain/search/engine.ts'
import { memoryEngine } from '#domain/search/index/memory-engine.ts'
import { shopPlace, shopSettings } from '#domain/search/shop-settings.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { searchSources, type SearchSource } from './search-sources.ts'

/** The index of one shop in this process, and what it was fed with. */
export interface ShopIndex {
  engine: SearchEngine
  /** By the name of its source: its version, and the state of each of its documents. */
  fed: Map<string, { version: string; states: ReadonlyMap<string, number> }>
  /** Documents that were put or removed since the index was made. */
  changes: number
}

declare global {
  /** The index of each open shop. Global, since the bundles share no module state. */
  var searchIndexes: WeakMap<Payload, ShopIndex> | undefined
}

/** Documents that are put before other work gets its turn. */
const AT_ONCE = 200

/**
 * The index as of now. Every process has its own; the counters that make cached pages stale in each of them tell each what
 * has changed, and only that is put anew.
 */
export async function currentIndex({ payload }: WithPayload): Promise<ShopIndex> {
  const known = indexes().get(payload)
  if (known && (await staleSources(payload, known)).length === 0) return known
  return serialized('search index', () => refreshed(payload))
}

async function refreshed(payload: Payload): Promise<ShopIndex> {
  const index = indexes().get(payload) ?? newIndex()
  for (const [name, source, version] of await staleSources(payload, index))
    await feed(payload, index, { name, source, version })
  indexes().set(payload, index)
  return index
}

function newIndex(): ShopIndex {
  return { engine: memoryEngine(shopSettings, shopAnalyzers()), fed: new Map(), changes: 0 }
}

/** The sources of which something may have changed since the index was fed, with their present versions. */
async function staleSources(payload: Payload, { fed }: ShopIndex): Promise<[string, SearchSource, string][]> {
  const context = { payload }
  const sources = await Promise.all(
    [...searchSources(context)].map(async ([name, source]): Promise<[string, SearchSource, string]> => {
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

function indexes(): WeakMap<Payload, ShopIndex> {
  return (globalThis.searchIndexes ??= new WeakMap())
}
