import { useEffect, useRef, useState } from 'react'
import { displaysIn, type Display, type Results } from '../core/protocol.ts'
import { shownSearches } from '../core/past-searches.ts'
import { searches } from '../core/stored.ts'
import { Grid, useColumns, type GridProps } from './Grid.tsx'
import { ownHref, useHistoryState } from './history-state.ts'
import { ListView, useUrlState } from './ListView.tsx'
import { shownDisplays, transformed, useSetup, useSetupIfAny } from './setup.ts'
import { useSearchField } from './SearchField.tsx'

export interface SearchPageProps extends GridProps {
  /** Whether the page has a field of its own. */
  includeInputField?: boolean
  /** Distinguishes two pages of results of one document. */
  stateKey?: string
  /** What a server has drawn. */
  initialResults?: Results
}

/** Results of the query in the address. */
export function SearchPage(props: SearchPageProps) {
  return useSetupIfAny() ? <Page {...props} /> : null
}

/** Rows of content, and of related products, that are shown at first; and how many more each time. */
const ROWS = { content: 1, related: 2, added: 3 }

function Page({ includeInputField = true, stateKey = '', initialResults, ...grid }: SearchPageProps) {
  const setup = useSetup()
  const { words, claim, props } = setup
  useEffect(() => claim('Search', stateKey), [stateKey])
  const { state, address } = useUrlState('search', stateKey)
  const { query } = state
  const { SearchField } = useSearchField({ stateKey })
  const columns = useColumns(grid.columnsAtSize)
  const [rows, setRows] = useHistoryState(`search${stateKey}_content_results_rows`, ROWS.content)
  const wanted = props.search?.searchPagePath
  useEffect(() => {
    if (wanted && address && new URL(address).pathname !== wanted) setup.report(`The search page is not at ${wanted}`)
  }, [wanted])

  return (
    <ListView
      {...grid}
      kind="search"
      stateKey={stateKey}
      path="/v2/search/results"
      fields={{ query }}
      id={`search ${query}`}
      initial={initialResults}
      whenEmpty={<p className="sw-empty">{words.nothing}</p>}
      heading={({ results: { content } }) => {
        const links =
          props.search?.enableContentSearch === false
            ? []
            : transformed(content, props.displayTransformers?.contentResults, setup)
        const shown = links.slice(0, rows * columns)
        return (
          <>
            {includeInputField && <SearchField />}
            {query && <h1 className="sw-title">{query}</h1>}
            {!query && <PastSearches stateKey={stateKey} />}
            {shown.length > 0 && (
              <nav className="sw-content" aria-label={words.content}>
                {shown.map(({ title, page_url, description }) => (
                  <a key={page_url} className="sw-content-link" href={page_url}>
                    <strong>{title}</strong>
                    {description && <span>{description}</span>}
                  </a>
                ))}
                {shown.length < links.length && (
                  <button type="button" className="sw-link" onClick={() => setRows(rows + 1)}>
                    {words.more}
                  </button>
                )}
              </nav>
            )}
          </>
        )
      }}
      below={({ hasMore, status, displays }) =>
        (status === 'ready' && !hasMore) || (status === 'ready' && displays.length === 0) ? (
          <Related query={query} stateKey={stateKey} columns={columns} grid={grid} />
        ) : null
      }
    />
  )
}

/** What this reader has searched for, for an empty query. */
function PastSearches({ stateKey }: { stateKey: string }) {
  const { words } = useSetup()
  const { addressWith } = useUrlState('search', stateKey)
  const [past, setPast] = useState<readonly string[]>([])
  useEffect(() => setPast(searches.all()), [])
  const shown = shownSearches(past, '')
  if (shown.length === 0) return null
  return (
    <nav aria-label={words.past}>
      <ul className="sw-chips">
        {shown.map((one) => (
          <li key={one}>
            <a className="sw-chip" href={ownHref(addressWith({ query: one }))}>
              {one}
            </a>
            <button
              type="button"
              className="sw-icon"
              aria-label={`${words.erase}: ${one}`}
              onClick={() => {
                searches.erase(one)
                setPast(searches.all())
              }}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What is near to a query, once its own results end. */
function Related({
  query,
  stateKey,
  columns,
  grid,
}: {
  query: string
  stateKey: string
  columns: number
  grid: GridProps
}) {
  const setup = useSetup()
  const { words } = setup
  const [displays, setDisplays] = useState<readonly Display[]>([])
  const [rows, setRows] = useHistoryState(`search${stateKey}_showing_recommendation_rows`, ROWS.related)
  const asked = useRef('')
  useEffect(() => {
    const controller = new AbortController()
    asked.current = query
    void setup.ask('/v2/search/related', { ...setup.asker(), query }, { signal: controller.signal }).then((outcome) => {
      if (!controller.signal.aborted) setDisplays('body' in outcome ? displaysIn(outcome.body) : [])
    })
    return () => controller.abort()
  }, [query])
  const shown = shownDisplays(displays, setup).slice(0, rows * columns)
  if (shown.length === 0) return null
  return (
    <section className="sw-related" aria-label={words.related}>
      <h2 className="sw-title">{words.related}</h2>
      <Grid {...grid} contentBlocksByRow={[]} columns={columns} displays={shown} />
      {shown.length < displays.length && (
        <button type="button" className="sw-button sw-more" onClick={() => setRows(rows + ROWS.added)}>
          {words.more}
        </button>
      )}
    </section>
  )
}
