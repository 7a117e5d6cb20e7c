import { codeOf, keepFile, readKeptFile } from '#plugins/kit/storage/stored-file.ts'

/** What the disk keeps of an index: the engine's own snapshot, and the state of each document by its source. */
export interface KeptIndex {
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

export function keepIndex(folder: string, { engine, states }: KeptIndex): Promise<void> {
  const about = [...states].map(([source, documents]): States[0] => [source, [...documents]])
  return keepFile(folder, FILE, madeBy(), { about, bytes: engine })
}

/** The kept index; null where there is none that this code has made whole. */
export async function readKeptIndex(folder: string): Promise<KeptIndex | null> {
  const kept = await readKeptFile<States>(folder, FILE, madeBy())
  if (!kept) return null
  const states = kept.about.map(([source, documents]): [string, Map<string, number>] => [source, new Map(documents)])
  return { engine: kept.bytes, states: new Map(states) }
}
