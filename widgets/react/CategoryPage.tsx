import { createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import type { ListingLink, Results, Suggestion } from '../core/protocol.ts'
import { SIDEWAYS } from '../core/url-state.ts'
import type { GridProps } from './Grid.tsx'
import { ownHref, replaceAddress, useAddress } from './history-state.ts'
import { ListView, useUrlState } from './ListView.tsx'
import { transformed, useSetup, useSetupIfAny, type Setup } from './setup.ts'

export interface CategoryPageProps extends GridProps {
  /** The `query_id` of the listing. */
  categoryId: string
  /** Whether the way to the listing stands above it; true by default. */
  showBreadcrumbs?: boolean
  /** Whether narrower listings stand above it; true by default. */
  showQuicklinks?: boolean
  /** What the merchant calls the listing. */
  listingType?: 'category' | 'collection' | 'scollection'
  /** What stands as the title; `CategoryTitle` by default. */
  categoryTitlePlugin?: (given: { title: string; count: number | undefined }) => ReactNode
  /** Distinguishes two listings of one page, in the address and in what is stored. */
  stateKey?: string
  /** What a server has drawn: it is not asked for again. */
  initialResults?: Results
}

/** The products of one listing. */
export function CategoryPage(props: CategoryPageProps) {
  return useSetupIfAny() ? <Listing {...props} /> : null
}

export function CategoryTitle({ title }: { title: string }) {
  return title && <h1 className="sw-title">{title}</h1>
}

/** The title with how many products there are. */
export function EmbeddedNumProducts({ title, count }: { title: string; count: number | undefined }) {
  if (title === '') return null
  return (
    <h1 className="sw-title">
      {title} {count !== undefined && <small className="sw-count">{count}</small>}
    </h1>
  )
}

/** Ways of the listings of a page, for parts of it that stand elsewhere. */
const ways = new Map<string, Results>()
const listeners = new Set<() => void>()
const Here = createContext<{ categoryId: string; stateKey: string } | undefined>(undefined)

function Listing({
  categoryId,
  showBreadcrumbs = true,
  showQuicklinks = true,
  listingType,
  categoryTitlePlugin: Title = CategoryTitle,
  stateKey = '',
  initialResults,
  ...grid
}: CategoryPageProps) {
  const { claim, props, words } = useSetup()
  useEffect(() => claim('Category', stateKey), [stateKey])
  const { address, state, change } = useUrlState('category', stateKey)
  const params = address ? new URL(address).searchParams : new URLSearchParams()
  const overridden = params.get(`query_id_${stateKey}`) ?? params.get('query_id')
  const id = props.category?.disableOverrideQueryId ? categoryId : (overridden ?? categoryId)
  const isSideways = params.has(SIDEWAYS)

  // Filters of the neighbour need not make sense here.
  useEffect(() => {
    if (!isSideways) return
    if (state.filters.length > 0) change({ filters: [] })
    const url = new URL(location.href)
    url.searchParams.delete(SIDEWAYS)
    replaceAddress(url.href)
  }, [isSideways])

  return (
    <Here.Provider value={{ categoryId: id, stateKey }}>
      <ListView
        {...grid}
        kind="category"
        stateKey={stateKey}
        path="/v2/product-listing"
        fields={{ query_id: id, ...(listingType && { type: listingType }) }}
        id={`category ${id}`}
        initial={initialResults}
        whenEmpty={<p className="sw-empty">{words.nothing}</p>}
        heading={({ results, status }) => (
          <>
            <Notice stateKey={stateKey} results={results} suffix={props.category?.metaTitleSuffix} />
            {showBreadcrumbs && <BreadCrumbs stateKey={stateKey} />}
            <Title
              title={titleOf(results)}
              count={status === 'pending' || results.failed ? undefined : results.n_hits}
            />
            {showQuicklinks && <QuickLinks stateKey={stateKey} />}
          </>
        )}
      />
    </Here.Provider>
  )
}

function titleOf({ breadcrumb, metadata }: Results): string {
  return breadcrumb.at(-1)?.title ?? metadata?.title ?? ''
}

/** Updates the other parts of the page, and its head where the provider wants that. */
function Notice({
  stateKey,
  results,
  suffix = '',
}: {
  stateKey: string
  results: Results
  suffix?: string | undefined
}) {
  useEffect(() => {
    ways.set(stateKey, results)
    for (const listener of listeners) listener()
    const { metadata } = results
    if (!metadata?.replace_meta_tags) return
    const { title, description } = metadata
    if (title) document.title = title + suffix
    for (const [name, text] of [
      ['og:title', title],
      ['twitter:title', title],
      ['og:description', description],
      ['description', description],
    ])
      if (text) metaNamed(name ?? '').content = text
  }, [results])
  return null
}

function metaNamed(name: string): HTMLMetaElement {
  const attribute = name.startsWith('og:') ? 'property' : 'name'
  const known = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${name}"]`)
  if (known) return known
  const made = document.createElement('meta')
  made.setAttribute(attribute, name)
  return document.head.appendChild(made)
}

function useWays(stateKey: string): Results | undefined {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    () => ways.get(stateKey),
    () => undefined,
  )
}

/** The way from the root to the listing. It keeps its height while it is loading. */
export function BreadCrumbs({ stateKey = '' }: { stateKey?: string }) {
  const setup = useSetupIfAny()
  const results = useWays(stateKey)
  if (!setup || results?.failed) return null
  const links = waysShown(results?.breadcrumb ?? [], setup)
  return (
    <nav className="sw sw-crumbs" aria-label={setup.words.breadcrumbs}>
      <ol>
        {links.map((link, at) => (
          <li key={link.query_id}>
            {at === links.length - 1 ? (
              <span aria-current="page">{link.title}</span>
            ) : (
              <WayOn link={link} stateKey={stateKey} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The ways on, to neighbours or to what lies below. */
export function QuickLinks({ stateKey = '' }: { stateKey?: string }) {
  const setup = useSetupIfAny()
  const here = useContext(Here)
  const results = useWays(stateKey)
  if (!setup) return null
  const links = waysShown(results?.quickLinks ?? [], setup)
  if (links.length === 0) return null
  return (
    <nav className="sw sw-quick" aria-label={setup.words.quickLinks}>
      <ul className="sw-chips">
        {links.map((link) => (
          <li key={link.query_id}>
            <WayOn link={link} stateKey={stateKey} isSideways isCurrent={link.query_id === here?.categoryId} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Ways on with the addresses that the host gives to listings. */
function waysShown(links: readonly ListingLink[], setup: Setup): ListingLink[] {
  const listings = links.map(({ title, page_url }): Suggestion => ({ type: 'category', title, page_url }))
  const shown = transformed(listings, setup.props.displayTransformers?.categories, setup)
  return links.map((link, at) => ({ ...link, page_url: shown[at]?.page_url ?? link.page_url }))
}

/** A way to another listing, with the filters and the order of this one. */
function WayOn({
  link,
  stateKey,
  isSideways = false,
  isCurrent = false,
}: {
  link: ListingLink
  stateKey: string
  isSideways?: boolean
  isCurrent?: boolean
}) {
  const { codec, navigate, props } = useSetup()
  const { state } = useUrlState('category', stateKey)
  useAddress()
  const url = new URL(link.page_url, typeof location === 'undefined' ? 'https://host.example' : location.href)
  codec(stateKey, 'category').write(url.searchParams, { ...state, query: '' })
  if (isSideways && state.filters.length > 0) url.searchParams.set(SIDEWAYS, 'true')
  const isInside = typeof location !== 'undefined' && url.origin === location.origin
  const inside = url.pathname + url.search + url.hash
  return (
    <a
      className={isSideways ? 'sw-chip' : 'sw-link'}
      href={isInside ? ownHref(inside) : url.href}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (
          !isInside ||
          !props.navigateFunction ||
          event.metaKey ||
          event.ctrlKey ||
          event.shiftKey ||
          event.button !== 0
        )
          return
        event.preventDefault()
        navigate(inside, { replace: false, scroll: true })
      }}
    >
      {link.title}
    </a>
  )
}
