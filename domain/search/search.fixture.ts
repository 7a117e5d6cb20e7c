import { shopAnalyzers } from './analyzers.ts'
import type { SearchDocument, SearchQuestion, SearchSettings } from './engine.ts'
import { memoryEngine } from './index/memory-engine.ts'

/** Settings like those of a shop: a key, a name, a category and a text. */
export const settings: SearchSettings = {
  fields: [
    { name: 'number', weight: 12, isKey: true },
    { name: 'brand', weight: 8, isName: true, isKey: true },
    { name: 'name', weight: 10, isName: true },
    { name: 'category', weight: 6, isName: true },
    { name: 'text', weight: 1 },
  ],
  facets: ['brand', 'color', 'shape'],
  numbers: ['price', 'popularity'],
  boosts: [{ number: 'popularity', share: 0.2 }],
}

const analyzers = shopAnalyzers()

export const here = { tenant: 'shop', market: 'fi' }

export function newEngine(snapshot?: ArrayBuffer) {
  return memoryEngine(settings, analyzers, snapshot)
}

export function engineOf(documents: readonly SearchDocument[]) {
  const engine = newEngine()
  engine.put(documents)
  return engine
}

export function document(id: string, changes: Partial<SearchDocument> = {}): SearchDocument {
  return { ...here, id, kind: 'article', language: 'fi', fields: {}, facets: {}, numbers: {}, ...changes }
}

export function asking(text: string, changes: Partial<SearchQuestion> = {}): SearchQuestion {
  return { ...here, language: 'fi', text, ...changes }
}
