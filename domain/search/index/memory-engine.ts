import { NOTHING_FOUND, type SearchEngine, type SearchPlace, type SearchSettings } from '../engine.ts'
import { answer } from './answer.ts'
import { explain } from './explain.ts'
import { Shelf, type Analyzers } from './segment.ts'
import { readShelves, writeShelves } from './snapshot.ts'

/**
 * The shop's own engine: a shelf of typed arrays for each tenant and market, so that no question can reach another's.
 *
 * With a snapshot it begins where that one ended. A snapshot of other settings is refused by an error: build anew.
 */
export function memoryEngine(settings: SearchSettings, analyzers: Analyzers, snapshot?: ArrayBuffer): SearchEngine {
  const shelves = snapshot ? readShelves(snapshot, settings, analyzers) : new Map<string, Shelf>()
  const shelfOf = (place: SearchPlace) => shelves.get(nameOf(place))

  return {
    put(documents) {
      for (const document of documents) {
        const name = nameOf(document)
        const shelf = shelves.get(name) ?? new Shelf(settings, analyzers)
        shelves.set(name, shelf)
        shelf.put(document)
      }
    },
    remove(place, ids) {
      for (const id of ids) shelfOf(place)?.remove(id)
    },
    search(question) {
      const shelf = shelfOf(question)
      return shelf ? answer(shelf, analyzers[question.language], question) : NOTHING_FOUND
    },
    explain(question, id) {
      const shelf = shelfOf(question)
      return shelf ? explain(shelf, analyzers[question.language], question, id) : null
    },
    snapshot: () => writeShelves(shelves, settings),
  }
}

function nameOf({ tenant, market }: SearchPlace): string {
  return JSON.stringify([tenant, market])
}
