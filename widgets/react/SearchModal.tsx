import {
  createContext,
  forwardRef,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { contentOf, productId, suggestionsIn, type Suggestion } from '../core/protocol.ts'
import { forgetSearch, pastSearches, rememberSearch, shownSearches } from '../core/stored.ts'
import { CardItem, useTold } from './Grid.tsx'
import { useAddress, writeState } from './history-state.ts'
import { useUrlState } from './ListView.tsx'
import { PlainCard } from './PlainCard.tsx'
import { shownDisplays, transformed, useSetup, useSetupIfAny } from './setup.ts'
import { Failure } from './Toast.tsx'
import { useResults } from './use-results.ts'

const SUGGEST_MS = 120
/** After which a query in the modal counts as a page that is looked at (specification §7). */
const LOOKED_AT_MS = 2000
const RESULTS_MS = 250
const CARDS = 4
const FETCHED = 20
const SUGGESTED = { queries: 3, categories: 3, withContent: 2 }

interface Opened {
  stateKey: string
  text: string
  /** Where it stands; in the middle without. */
  at: RefObject<HTMLElement | null> | undefined
}

const Modal = createContext<(opened: Opened) => void>(() => undefined)

/** Holds the one modal of a page. */
export function SearchModalHost({ children }: { children?: ReactNode }) {
  const [opened, setOpened] = useState<Opened>()
  return (
    <Modal.Provider value={setOpened}>
      {children}
      {opened && <SearchModal {...opened} onClose={() => setOpened(undefined)} />}
    </Modal.Provider>
  )
}

export interface SearchFieldOptions {
  /** The element that the modal is aligned to; the field itself by default. */
  alignerRef?: RefObject<HTMLElement | null>
  stateKey?: string
}

/** A field for the page. Focus alone opens nothing; a press or a letter opens the modal with what is typed. */
export function useSearchField({ alignerRef, stateKey = '' }: SearchFieldOptions = {}): {
  SearchField: () => ReactNode
} {
  const SearchField = useMemo(
    () =>
      function SearchField() {
        return useSetupIfAny() ? <Field alignerRef={alignerRef} stateKey={stateKey} /> : null
      },
    [alignerRef, stateKey],
  )
  return { SearchField }
}

export interface SearchModalOptions {
  location?: 'centered' | 'aligned'
  alignerRef?: RefObject<HTMLElement | null>
  stateKey?: string
}

/** Opens the modal from the host's own button, with an empty field. */
export function useSearchModal({ location = 'centered', alignerRef, stateKey = '' }: SearchModalOptions = {}): {
  open: () => void
} {
  const open = useContext(Modal)
  return { open: () => open({ stateKey, text: '', at: location === 'aligned' ? alignerRef : undefined }) }
}

function Field({ alignerRef, stateKey }: { alignerRef: RefObject<HTMLElement | null> | undefined; stateKey: string }) {
  const { words } = useSetup()
  const open = useContext(Modal)
  const { state } = useUrlState('search', stateKey)
  const box = useRef<HTMLDivElement>(null)
  const show = (text: string) => open({ stateKey, text, at: alignerRef ?? box })
  return (
    <div ref={box} className="sw sw-field">
      <input
        className="sw-input"
        type="search"
        autoComplete="off"
        aria-haspopup="dialog"
        aria-label={words.placeholder}
        placeholder={words.placeholder}
        value={state.query}
        onClick={() => show(state.query)}
        onChange={({ target }) => show(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // The rest of the press would submit the modal's form, which has the focus by then.
          event.preventDefault()
          show(state.query)
        }}
      />
    </div>
  )
}

/** The value as it was some time ago; at once where it is empty. */
function useLater<Value>(value: Value, milliseconds: number): Value {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return later
}

interface Suggested {
  entries: readonly Suggestion[]
  isFailed: boolean
}

function useSuggestions(typed: string, attempt: number): Suggested {
  const setup = useSetup()
  const query = useLater(typed.trim(), SUGGEST_MS)
  const [suggested, setSuggested] = useState<Suggested>({ entries: [], isFailed: false })
  useEffect(() => {
    if (!query) return setSuggested({ entries: [], isFailed: false })
    const controller = new AbortController()
    const { signal } = controller
    const onTrouble = () => setSuggested({ entries: [], isFailed: true })
    void setup
      .ask('/v2/search/suggestions', { ...setup.asker(), query }, { method: 'GET', signal, onTrouble })
      .then((outcome) => {
        if (signal.aborted) return
        const entries = 'body' in outcome ? suggestionsIn(outcome.body) : []
        setSuggested({ entries, isFailed: 'failed' in outcome })
      })
    return () => controller.abort()
  }, [query, attempt])
  return suggested
}

/** A line of the list: what it leads to, and what it puts into the field. */
interface Entry {
  key: string
  label: string
  note?: string | undefined
  href: string
  query?: string
  isPast?: boolean
}

function SearchModal({ stateKey, text, at, onClose }: Opened & { onClose: () => void }) {
  const setup = useSetup()
  const { words, locale, props, navigate } = setup
  const { state, addressWith } = useUrlState('search', stateKey)
  const [typed, setTyped] = useState(text)
  const [active, setActive] = useState(-1)
  const [past, setPast] = useState(pastSearches)
  const [attempt, setAttempt] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const {
    searchPagePath: path,
    enableCategorySuggestions: hasCategories = false,
    enableContentSearch: hasContent = true,
  } = props.search ?? {}

  const { entries: suggestions, isFailed } = useSuggestions(typed, attempt)
  const wanted = useLater(typed.trim(), RESULTS_MS)
  const instant = useResults({ path: '/v2/search/results', fields: { query: wanted }, limit: FETCHED })
  const { status, results, isSlow } = instant
  const displays = useMemo(() => shownDisplays(instant.displays.slice(0, CARDS), setup), [instant.displays])
  const content = contentOf(results.content, suggestions)
  const links = hasContent ? transformed(content, props.displayTransformers?.contentResults, setup) : []
  const hits = results.n_hits + links.length

  const toPage = (query: string) => addressWith({ query, filters: [], sort: undefined }, path)
  const entries = useMemo((): Entry[] => {
    const mine = shownSearches(past, typed)
    const queries = suggestions
      .filter(({ type, title }) => type === 'query' && !mine.includes(title))
      .slice(0, SUGGESTED.queries)
    const categories = transformed(
      suggestions.filter(({ type }) => type !== 'query' && type !== 'content'),
      props.displayTransformers?.categories,
      setup,
    )
    const shown = hasCategories
      ? categories.slice(0, links.length > 0 ? SUGGESTED.withContent : SUGGESTED.categories)
      : []
    return [
      ...mine.map((one): Entry => ({ key: `past ${one}`, label: one, href: toPage(one), query: one, isPast: true })),
      ...queries.map(({ title }): Entry => ({
        key: `query ${title}`,
        label: title,
        href: toPage(title),
        query: title,
      })),
      ...shown.map(({ title, page_url, parent_title, category_type }): Entry => {
        const note = category_type === 'BRAND' ? words.brand : (parent_title ?? words.category)
        return { key: `category ${page_url}`, label: title, note, href: page_url ?? '' }
      }),
      ...links.slice(0, shown.length > 0 ? 1 : SUGGESTED.categories).map(({ title, page_url }): Entry => {
        return { key: `content ${page_url}`, label: title, note: words.content, href: page_url }
      }),
    ]
  }, [past, typed, suggestions, links])

  useTold(displays)
  useEffect(() => setActive(-1), [typed])
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => setup.analytics.viewPage(toPage(wanted)), LOOKED_AT_MS)
    return () => clearTimeout(timer)
  }, [wanted])
  useCloseOnMove(onClose)
  useModal(dialog, at)

  function submit(query: string) {
    const words = query.trim()
    rememberSearch(words)
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
    location.assign(href)
  }

  function onKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && entries.length > 0) {
      event.preventDefault()
      // One place more than entries: the field with what was typed.
      const places = entries.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const entry = entries[active]
    if (event.ctrlKey || event.metaKey) window.open(entry?.href ?? toPage(typed), '_blank', 'noopener')
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
          <button type="button" className="sw-icon" aria-label={words.back} onClick={onClose}>
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
          <ul
            id={`${id}list`}
            role="listbox"
            className="sw-entries"
            aria-label={typed ? words.suggestions : words.past}
          >
            {entries.map((entry, index) => (
              <li key={entry.key} role="presentation" className="sw-entry">
                <a
                  id={`${id}${index}`}
                  role="option"
                  aria-selected={index === active}
                  href={entry.href}
                  tabIndex={-1}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey) return
                    event.preventDefault()
                    choose(entry)
                  }}
                >
                  {entry.label} {entry.note && <span className="sw-note">{entry.note}</span>}
                </a>
              </li>
            ))}
          </ul>
          {entries.some(({ isPast }) => isPast) && !typed && (
            <ul className="sw-chips" aria-label={words.forget}>
              {entries.map((entry) => (
                <li key={entry.key}>
                  <button
                    type="button"
                    className="sw-chip"
                    aria-label={`${words.forget}: ${entry.label}`}
                    onClick={() => {
                      forgetSearch(entry.label)
                      setPast(pastSearches())
                    }}
                  >
                    {entry.label} <span aria-hidden="true">×</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <p className="sw-hidden" role="status">
            {status === 'ready' ? locale.show_n_results_(hits) : words.loading}
          </p>
          {isSlow && <p className="sw-slow">{words.slow}</p>}
          {status === 'errored' ? (
            <Failure onRetry={instant.retry} />
          ) : status === 'ready' && displays.length === 0 ? (
            <p className="sw-empty">{words.nothing}</p>
          ) : (
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
            {typed.trim() && status === 'ready' ? locale.modal_view_all_results_(hits) : words.discover}
          </button>
        )}
      </div>
    </dialog>
  )
}

/** It goes when the page's path or query does. */
function useCloseOnMove(onClose: () => void): void {
  const address = useAddress()
  const first = useRef(address)
  useEffect(() => {
    if (address !== first.current) onClose()
  }, [address])
}

/** A dialog over an inert page that does not scroll; the focus goes back to where it was. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, at: Opened['at']): void {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const box = at?.current?.getBoundingClientRect()
    const place: Record<string, string> = box
      ? { '--sw-top': `${Math.max(0, box.top)}px`, '--sw-center': `${box.left + box.width / 2}px` }
      : {}
    for (const [name, value] of Object.entries(place)) element.style.setProperty(name, value)
    const { overflow } = document.documentElement.style
    const focused = document.activeElement
    if (!element.open) element.showModal()
    element.querySelector('input')?.focus()
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = overflow
      element.close()
      if (focused instanceof HTMLElement) focused.focus()
    }
  }, [])
}

/** An empty element to align the modal to. */
export const ComponentAligner = forwardRef<HTMLDivElement>(function ComponentAligner(_, ref) {
  return <div ref={ref} style={{ blockSize: '100%' }} />
})
