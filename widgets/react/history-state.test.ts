import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { readState, writeState } from './history-state.ts'

afterEach(() => vi.unstubAllGlobals())

type Entry = Record<string, unknown>

/** The session history of a tab: entries, of which one is shown. */
function tab() {
  const entries: Entry[] = [{}]
  let at = 0
  const history = {
    get state() {
      return entries[at]
    },
    replaceState: (state: Entry) => void (entries[at] = structuredClone(state)),
    push(state: Entry) {
      entries.splice(++at, Infinity, structuredClone(state))
    },
    go: (steps: number) => void (at = Math.min(Math.max(at + steps, 0), entries.length - 1)),
    get place() {
      return at
    },
  }
  vi.stubGlobal('history', history)
  vi.stubGlobal('window', new EventTarget())
  return history
}

const name = fc.constantFrom('search_filters_open', 'categoryb_expanded_filters', 'search_scroll_restoration_data')
const step = fc.oneof(
  fc.record({ does: fc.constant('write' as const), name, value: fc.jsonValue() }),
  fc.record({ does: fc.constant('push' as const), own: fc.string() }),
  fc.record({ does: fc.constant('go' as const), steps: fc.integer({ min: -3, max: 3 }) }),
)

test('a page finds its stored state on each return, and the host finds its own, whatever the history', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (walk) => {
      const history = tab()
      const expected: Entry[] = [{}]
      for (const one of walk) {
        if (one.does === 'go') history.go(one.steps)
        else if (one.does === 'push') {
          history.push({ own: one.own })
          expected.splice(history.place, Infinity, { own: one.own })
        } else {
          writeState(one.name, one.value)
          expected[history.place] = { ...expected[history.place], [one.name]: one.value }
        }
        const here = expected[history.place] ?? {}
        for (const key of [
          'own',
          'search_filters_open',
          'categoryb_expanded_filters',
          'search_scroll_restoration_data',
        ])
          expect(readState(key)).toEqual(here[key])
      }
    }),
  )
})
