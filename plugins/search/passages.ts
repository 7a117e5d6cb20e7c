import type { Payload } from 'payload'
import { passageIndex, type Passage, type PassageIndex } from '#domain/search/passages/passage-index.ts'
import { hook } from '#plugins/kit/hook.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { analyzers } from './analyzers.ts'

/** What gives the sections of pages and the questions that are searched as units. */
export interface PassageSource {
  /** Another text whenever one of them may have changed. */
  version: (context: WithPayload) => Promise<string>
  passages: (context: WithPayload) => Promise<Passage[]>
}

/** Gives the passages that are searched. */
export const passageSources = hook<PassageSource>('passage sources')

const made = new WeakMap<Payload, { version: string; index: Promise<PassageIndex> }>()

/** The passages of this shop as they are now. */
export async function passagesNow({ payload }: WithPayload): Promise<PassageIndex> {
  const context = { payload }
  const sources = passageSources.of(context)
  const version = JSON.stringify(await Promise.all(sources.map((source) => source.version(context))))
  const known = made.get(payload)
  if (known?.version === version) return known.index
  const index = Promise.all(sources.map((source) => source.passages(context))).then((all) =>
    passageIndex(all.flat(), analyzers.fi),
  )
  made.set(payload, { version, index })
  index.catch(() => made.delete(payload))
  return index
}
