import { codeOf, keepFile, readStoredFile } from '#plugins/kit/storage/stored-file.ts'

/** What the disk keeps of an index: the engine's own snapshot, and the state of each document by its source. */
export interface StoredIndex {
  engine: ArrayBuffer
  states: Map<string, Map<string, number>>
}

type States = [source: string, documents: [id: string, state: number][]][]

const FILE = 'index'

/** What decides how words are read and documents are made. */
const MAKERS = ['domain/search', 'plugins/search', 'cms/content', 'node_modules/@orama/stemmers/package.json']

let known: string | undefined

/** Names the code that makes an index: one made by other code is not read. */
const madeBy = () => (known ??= codeOf(MAKERS))

export function keepIndex(folder: string, { engine, states }: StoredIndex): Promise<void> {
  const about = [...states].map(([source, documents]): States[0] => [source, [...documents]])
  return keepFile(folder, FILE, madeBy(), { about, bytes: engine })
}

/** The stored index; null where there is no complete one made by this code. */
export async function readStoredIndex(folder: string): Promise<StoredIndex | null> {
  const saved = await readStoredFile<States>(folder, FILE, madeBy())
  if (!saved) return null
  const states = saved.about.map(([source, documents]): [string, Map<string, number>] => [source, new Map(documents)])
  return { engine: saved.bytes, states: new Map(states) }
}
