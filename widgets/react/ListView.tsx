import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { chips, groupsOf } from '../core/chosen-filters.ts'
import type { Filter, Results, Sort, SortOffer } from '../core/protocol.ts'
import type { UrlState } from '../core/url-state.ts'
import { Boundary } from './Boundary.tsx'
import { FilterGroups } from './Filters.tsx'
import { Grid, useColumns, type GridProps } from './Grid.tsx'
import { readState, replaceAddress, useAddress, useHistoryState, writeState } from './history-state.ts'
import { shownDisplays, useSetup } from './setup.ts'
import { Failure, Toast } from './Toast.tsx'
import { useResults, type Loaded, type Question } from './use-results.ts'

const FIRST_PAGE = 20
/** Where nothing says how many there were, and how high each is about (specification §9). */
const RESTORED_HEIGHT = 500
const MOST_PADDING = 150 * RESTORED_HEIGHT
const PHONE = 651
const SAVE_MS = 300

/** What the address says, and how to say something else. */
export function useUrlState(kind: 'search' | 'category', key: string) {
  const setup = useSetup()
  const address = useAddress()
  const codec = useMemo(() => setup.codec(key, kind), [setup.props, key, kind])
  const state = useMemo(
    (): UrlState => (address ? codec.read(new URL(address).searchParams) : { query: '', sort: undefined, filters: [] }),
    [address, codec],
  )
  const addressWith = (patch: Partial<UrlState>, path?: string) => {
    const url = new URL(location.href)
    // Of another page nothing of this one's question remains.
    const next = path === undefined || path === url.pathname ? url : new URL(path, url)
    codec.write(next.searchParams, {
      ...(next === url ? state : { query: '', sort: undefined, filters: [] }),
      ...patch,
    })
    return next.pathname + next.search + next.hash
  }
  return { address, state, addressWith, change: (patch: Partial<UrlState>) => replaceAddress(addressWith(patch)) }
}

interface Restored {
  for_id: string
  min_results_loaded: number
  y: number
}

export interface ListViewProps extends GridProps {
  kind: 'search' | 'category'
  stateKey: string
  path: Question['path']
  /** What is asked for besides filters and order. */
  fields: Record<string, unknown>
  /** Which list it is: of another one nothing is restored. */
  id: string
  initial?: Results | undefined
  heading: (loaded: Loaded) => ReactNode
  /** Below the cards. */
  below?: (loaded: Loaded) => ReactNode
  /** A host takes some of the heading's place. */
  whenEmpty: ReactNode
}

/** Results with all that narrows and orders them: what a search page and a listing have in common. */
export function ListView({
  kind,
  stateKey,
  path,
  fields,
  id,
  initial,
  heading,
  below,
  whenEmpty,
  ...grid
}: ListViewProps) {
  const setup = useSetup()
  const { words, locale } = setup
  const { state, change } = useUrlState(kind, stateKey)
  const prefix = `${kind}${stateKey}_`
  const [isOpen, setOpen] = useHistoryState(`${prefix}filters_open`, false)
  const [expanded, setExpanded] = useHistoryState<{ section_: string; expanded_: boolean }[]>(
    `${prefix}expanded_filters`,
    [],
  )
  const [cleared, setCleared] = useState<Cleared>()
  const columns = useColumns(grid.columnsAtSize)
  const isPhone = useColumns(PHONES) === 1

  const restored = useRef(restoredOf(prefix, id))
  const narrowing = {
    ...(state.filters.length > 0 && { filters: state.filters }),
    ...(state.sort && { sort: state.sort }),
  }
  const limit = Math.max(FIRST_PAGE, restored.current?.min_results_loaded ?? 0)
  const loaded = useResults({ path, fields: { ...fields, ...narrowing }, limit }, initial)
  const { status, results, isSlow, displays: found, isLoadingMore, hasMore, more, retry } = loaded
  const displays = useMemo(() => shownDisplays(found, setup), [found, setup.props])
  const groups = useMemo(() => groupsOf(results.filters, state.filters), [results.filters, state.filters])
  const chosen = useMemo(() => chips(groups, state.filters), [groups, state.filters])

  useScrollStored(prefix, id, found.length, status, restored)
  useClearedByQuery(state, setCleared)

  const isNarrowed = chosen.length > 0
  const clear = () => {
    setCleared({ filters: state.filters, sort: state.sort, isOwnDoing: true })
    change({ filters: [], sort: undefined })
  }
  const panel = (
    <FilterGroups
      groups={groups}
      filters={state.filters}
      expanded={expanded.filter(({ expanded_ }) => expanded_).map(({ section_ }) => section_)}
      onExpand={(section_, expanded_) => {
        const known = expanded.find((one) => one.section_ === section_)
        if ((known?.expanded_ ?? false) !== expanded_)
          setExpanded([...expanded.filter((one) => one !== known), { section_, expanded_ }])
      }}
      onChange={(filters) => change({ filters })}
    />
  )
  const isWaiting = status === 'pending'
  const padding =
    isWaiting && restored.current ? Math.min(restored.current.min_results_loaded * RESTORED_HEIGHT, MOST_PADDING) : 0

  return (
    <section
      className="sw sw-list"
      style={{ paddingBlockEnd: padding || undefined }}
      aria-busy={status === 'pending' || status === 'refreshing'}
    >
      {heading(loaded)}
      <div className="sw-bar">
        {(groups.length > 0 || isNarrowed) && (
          <button type="button" className="sw-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {words.filters}
            {isNarrowed && <span className="sw-badge">{chosen.length}</span>}
          </button>
        )}
        <p className="sw-total" role="status">
          {isWaiting ? words.loading : status === 'errored' ? '' : locale.show_n_results_(results.n_hits)}
        </p>
        <SortChoice sorts={results.sorts} sort={state.sort} onChange={(sort) => change({ sort })} />
      </div>
      {isNarrowed && (
        <ul className="sw-chips" aria-label={words.selected}>
          {chosen.map(({ label, without }) => (
            <li key={label}>
              <button
                type="button"
                className="sw-chip"
                aria-label={`${words.clearOne}: ${label}`}
                onClick={() => change({ filters: without })}
              >
                {label} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
          <li>
            <button type="button" className="sw-link" onClick={clear}>
              {words.clearAll}
            </button>
          </li>
        </ul>
      )}
      <div className="sw-columns">
        {isOpen && !isPhone && (
          <aside className="sw-panel" aria-label={words.filters}>
            {panel}
          </aside>
        )}
        {isOpen && isPhone && (
          <FilterDialog onClose={() => setOpen(false)} done={locale.show_n_products_(results.n_hits)}>
            {panel}
          </FilterDialog>
        )}
        <div className="sw-results">
          {isSlow && (isWaiting || status === 'refreshing') && <p className="sw-slow">{words.slow}</p>}
          {status === 'errored' && displays.length === 0 ? (
            <Failure onRetry={retry} />
          ) : !isWaiting && displays.length === 0 ? (
            whenEmpty
          ) : (
            <Boundary says="The list of products failed">
              <Grid
                {...grid}
                columns={Math.max(1, isOpen && !isPhone ? columns - 1 : columns)}
                displays={displays}
                placeholders={isWaiting ? FIRST_PAGE : isLoadingMore ? columns : 0}
                onNearEnd={more}
              />
            </Boundary>
          )}
          {status !== 'pending' && hasMore && (
            <button type="button" className="sw-button sw-more" disabled={isLoadingMore} onClick={more}>
              {isLoadingMore ? words.loading : words.more}
            </button>
          )}
        </div>
      </div>
      {below?.(loaded)}
      {cleared && (
        <Toast
          isOwnDoing={cleared.isOwnDoing}
          onClose={() => setCleared(undefined)}
          onRestore={() => {
            change({ filters: cleared.filters, sort: cleared.sort })
            setCleared(undefined)
          }}
        />
      )}
    </section>
  )
}

const PHONES = [[2], [1, PHONE]] as const

interface Cleared {
  filters: readonly Filter[]
  sort: Sort | undefined
  isOwnDoing: boolean
}

/** Another query comes without the filters of the one before. */
function useClearedByQuery(state: UrlState, report: (cleared: Cleared) => void): void {
  const before = useRef(state)
  useEffect(() => {
    const { query, filters, sort } = before.current
    before.current = state
    if (query !== state.query && filters.length > 0 && state.filters.length === 0)
      report({ filters, sort, isOwnDoing: false })
  }, [state])
}

function SortChoice({
  sorts,
  sort,
  onChange,
}: {
  sorts: readonly SortOffer[]
  sort: Sort | undefined
  onChange: (sort: Sort) => void
}) {
  const { words } = useSetup()
  const id = useId()
  if (sorts.length === 0) return null
  const at = sorts.findIndex(({ field, order }) => field === sort?.field && (order ?? 'desc') === sort.order)
  return (
    <div className="sw-sort">
      <label htmlFor={id}>{words.sort}</label>
      <select
        id={id}
        className="sw-input"
        value={Math.max(at, 0)}
        onChange={({ target }) => {
          const chosen = sorts[Number(target.value)]
          if (chosen) onChange({ field: chosen.field, order: chosen.order ?? 'desc' })
        }}
      >
        {sorts.map(({ field, order, meta }, index) => (
          <option key={`${field} ${order}`} value={index}>
            {meta?.title}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The panel on a phone: the rest of the page is inert meanwhile, and the focus comes back. */
function FilterDialog({ onClose, done, children }: { onClose: () => void; done: string; children: ReactNode }) {
  const { words } = useSetup()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className="sw sw-drawer"
      aria-label={words.filters}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className="sw-drawer-inner">
        <header className="sw-drawer-head">
          <strong>{words.filters}</strong>
          <button type="button" className="sw-icon" aria-label={words.close} onClick={onClose}>
            ×
          </button>
        </header>
        <div className="sw-drawer-body">{children}</div>
        <button type="button" className="sw-button sw-main" onClick={onClose}>
          {done}
        </button>
      </div>
    </dialog>
  )
}

function restoredOf(prefix: string, id: string): Restored | undefined {
  const stored = readState(`${prefix}scroll_restoration_data`)
  return Array.isArray(stored) ? (stored as Restored[]).find(({ for_id }) => for_id === id) : undefined
}

/** Keeps how far the reader has come, and goes back there once when as many results are loaded again. */
function useScrollStored(
  prefix: string,
  id: string,
  count: number,
  status: Loaded['status'],
  restored: { current: Restored | undefined },
): void {
  useEffect(() => {
    if (status !== 'ready' || count === 0) return
    const due = restored.current
    restored.current = undefined
    if (due && due.y > 0) requestAnimationFrame(() => window.scrollTo({ top: due.y, behavior: 'instant' }))
    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      timer = undefined
      const here: Restored = { for_id: id, min_results_loaded: count, y: window.scrollY }
      writeState(`${prefix}scroll_restoration_data`, [here])
    }
    const onScroll = () => (timer ??= setTimeout(save, SAVE_MS))
    // More results have come, perhaps before the last scroll was stored.
    if (window.scrollY > 0) onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [prefix, id, count, status])
}
