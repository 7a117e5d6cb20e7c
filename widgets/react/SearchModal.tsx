import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { contentOf, productId } from '../core/protocol.ts'
import { searches } from '../core/stored.ts'
import { Boundary } from './Boundary.tsx'
import { CardItem, useReported } from './Grid.tsx'
import { ownAddress, writeState } from './history-state.ts'
import { useUrlState } from './ListView.tsx'
import { PlainCard } from './PlainCard.tsx'
import { useEntries, type Entry } from './search-entries.ts'
import { SearchEntries } from './SearchEntries.tsx'
import { shownDisplays, transformed, useSetup } from './setup.ts'
import { Failure } from './Toast.tsx'
import { useModal, useCloseOnMove, type Opened } from './use-modal.ts'
import { useResults } from './use-results.ts'
import { useHostGroups, useLater, useQuery, useSuggestions } from './use-suggestions.ts'

/** After which a query in the modal counts as a page that is looked at (specification §7). */
const LOOKED_AT_MS = 2000
const RESULTS_MS = 250
const CARDS = 4
const FETCHED = 20

/** What is found while typing: suggestions as a list to choose from, the first products, and the way to all of them. */
export function SearchModal({ stateKey, text, at, onClose }: Opened & { onClose: () => void }) {
  const setup = useSetup()
  const { words, locale, props, navigate } = setup
  const { state, addressWith } = useUrlState('search', stateKey)
  const [typed, setTyped] = useState(text)
  const [chosenKey, setChosen] = useState<string>()
  const [past, setPast] = useState(searches.all)
  const [attempt, setAttempt] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const { searchPagePath: path, enableContentSearch: hasContent = true } = props.search ?? {}

  const query = useQuery(typed)
  const { entries: suggestions, isFailed } = useSuggestions(query, attempt)
  const groups = useHostGroups(query)
  const wanted = useLater(query, props.search?.typingPause ?? RESULTS_MS)
  const instant = useResults({ path: '/v2/search/results', fields: { query: wanted }, limit: FETCHED })
  const { status, results, isSlow } = instant
  const displays = useMemo(() => shownDisplays(instant.displays.slice(0, CARDS), setup), [instant.displays])
  const content = contentOf(results.content, suggestions)
  const links = hasContent ? transformed(content, props.displayTransformers?.contentResults, setup) : []
  const hits = results.n_hits + links.length

  const toPage = (query: string) => addressWith({ query, filters: [], sort: undefined }, path)
  const entries = useEntries({ typed, past, suggestions, links, groups, toPage })
  // The entry, not its place: what comes late moves others in before it.
  const active = entries.findIndex(({ key }) => key === chosenKey)

  useReported(displays)
  useEffect(() => setChosen(undefined), [typed])
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => setup.analytics.viewPage(toPage(wanted)), LOOKED_AT_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  useCloseOnMove(onClose)
  useModal(dialog, at)

  function submit(query: string) {
    const words = query.trim()
    searches.remember(words)
    onClose()
    const isHere = !path || location.pathname === path
    // What is shown already is only uncovered.
    if (!words || (isHere && words === state.query)) return
    navigate(toPage(words), { replace: false, scroll: true })
    queueMicrotask(() => {
      for (const [name, rows] of [
        ['showing_recommendation_rows', 2],
        ['content_results_rows', 1],
      ] as const)
        writeState(`search${stateKey}_${name}`, rows)
    })
  }

  function choose({ query, href }: Entry) {
    if (query !== undefined) return submit(query)
    onClose()
    location.assign(ownAddress(href))
  }

  function onKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && entries.length > 0) {
      event.preventDefault()
      // One place more than entries: the field with what was typed.
      const places = entries.length + 1
      setChosen(entries[((active + 1 + step + places) % places) - 1]?.key)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const entry = entries[active]
    if (event.ctrlKey || event.metaKey) window.open(ownAddress(entry?.href ?? toPage(typed)), '_blank', 'noopener')
    else if (entry) choose(entry)
    else submit(typed)
  }

  const chosen = entries[active]
  return (
    <dialog
      ref={dialog}
      className="sw sw-modal"
      data-at={at ? 'aligned' : 'centered'}
      aria-label={words.submit}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className="sw-modal-inner">
        <form
          role="search"
          className="sw-modal-field"
          onSubmit={(event) => {
            event.preventDefault()
            submit(typed)
          }}
        >
          <button type="button" className="sw-icon sw-back" aria-label={words.back} onClick={onClose}>
            ←
          </button>
          <input
            className="sw-input"
            autoFocus
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={500}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={entries.length > 0}
            aria-controls={`${id}list`}
            aria-activedescendant={chosen ? `${id}${active}` : undefined}
            aria-label={words.placeholder}
            placeholder={words.placeholder}
            value={chosen?.query ?? typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKey}
          />
          {typed && (
            <button type="button" className="sw-icon" aria-label={words.clear} onClick={() => setTyped('')}>
              ×
            </button>
          )}
          <button type="submit" className="sw-button">
            {words.submit}
          </button>
        </form>
        <div className="sw-modal-body">
          {isFailed && <Failure text={words.failed} onRetry={() => setAttempt(attempt + 1)} />}
          <Boundary says="Autocomplete/suggestions failed">
            <SearchEntries
              id={id}
              typed={typed}
              entries={entries}
              active={active}
              onChoose={choose}
              onErase={(query) => {
                searches.erase(query)
                setPast(searches.all())
              }}
            />
          </Boundary>
          <p className="sw-hidden" role="status">
            {status === 'ready' ? locale.show_n_results_(hits) : words.loading}
          </p>
          {isSlow && <p className="sw-slow">{words.slow}</p>}
          {status === 'errored' ? (
            <Failure onRetry={instant.retry} />
          ) : status === 'ready' && displays.length === 0 ? (
            entries.length === 0 && <p className="sw-empty">{words.nothing}</p>
          ) : (
            <Boundary says="Instant results failed">
              <ul className="sw-instant">
                {displays.map((display) => (
                  <CardItem key={productId(display)} display={display}>
                    <PlainCard display={display} />
                  </CardItem>
                ))}
                {status === 'pending' &&
                  Array.from({ length: CARDS }, (_, at) => (
                    <li key={at} aria-hidden="true">
                      <PlainCard display={null} />
                    </li>
                  ))}
              </ul>
            </Boundary>
          )}
        </div>
        {path && (
          <button
            type="button"
            className="sw-button sw-main"
            onClick={() =>
              typed.trim() ? submit(typed) : (onClose(), navigate(path, { replace: false, scroll: true }))
            }
          >
            {typed.trim() && status === 'ready' && hits > 0 ? locale.modal_view_all_results_(hits) : words.discover}
          </button>
        )}
      </div>
    </dialog>
  )
}
