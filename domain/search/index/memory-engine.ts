import { NOTHING_FOUND, type SearchEngine, type SearchPlace, type SearchSettings } from '../engine.ts'
import { answer } from './answer.ts'
import { explain } from './explain.ts'
import { Segment, type Analyzers } from './segment.ts'
import { readSegments, writeSegments } from './snapshot.ts'

/**
 * The shop's own engine: a shelf of typed arrays for each tenant and market, so that no question can reach another's.
 *
 * With a snapshot it begins where that one ended. A snapshot of other settings is refused by an error: build anew.
 */
export function memoryEngine(settings: SearchSettings, analyzers: Analyzers, snapshot?: ArrayBuffer): SearchEngine {
  const segments = snapshot ? readSegments(snapshot, settings, analyzers) : new Map<string, Segment>()
  const segmentOf = (place: SearchPlace) => segments.get(nameOf(place))

  return {
    put(documents) {
      for (const document of documents) {
        const name = nameOf(document)
        const segment = segments.get(name) ?? new Segment(settings, analyzers)
        segments.set(name, segment)
        segment.put(document)
      }
    },
    remove(place, ids) {
      for (const id of ids) segmentOf(place)?.remove(id)
    },
    search(question) {
      const segment = segmentOf(question)
      return segment ? answer(segment, analyzers[question.language], question) : NOTHING_FOUND
    },
    explain(question, id) {
      const segment = segmentOf(question)
      return segment ? explain(segment, analyzers[question.language], question, id) : null
    },
    snapshot: () => writeSegments(segments, settings),
  }
}

function nameOf({ tenant, market }: SearchPlace): string {
  return JSON.stringify([tenant, market])
}
