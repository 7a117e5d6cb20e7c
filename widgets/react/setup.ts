import { createContext, useContext, type ReactNode } from 'react'
import type { Ask } from '../core/ask-provider.ts'
import type { Analytics } from '../core/gtag.ts'
import type { Consent, ConsentLevel, ConsentSource } from '../core/consent.ts'
import type { PriceFormat } from '../core/prices.ts'
import type { ContentLink, Display, Suggestion } from '../core/protocol.ts'
import type { TrackingClient } from '../core/tracking.ts'
import type { UrlCodec } from '../core/url-state.ts'
import type { Locale, Words } from '../locales/locale.ts'

/** Goes to an address of the host, by its router. */
export type NavigateFunction = (url: string, how: { replace: boolean; scroll: boolean }) => void

/** Changes what the provider answers, one for one. */
export type Transformer<Item> = (given: {
  displays: readonly Item[]
  locale: Locale
  market: string
  merchant: string
}) => readonly Item[]

/** What a page says once, around all widgets. */
export interface DepictProviderProps {
  /** The tenant, and its market. Without both nothing is set up. */
  merchant: string
  /** The market of the tenant, such as `fi`. */
  market: string
  /** Origin of the provider; the page's own by default. */
  provider?: string
  /** The language of all texts; English by default. One file each, so that only the one in use is sent. */
  locale?: Locale
  /** Goes to an address by the router of the host. Next.js needs none; without any the page is loaded in full. */
  navigateFunction?: NavigateFunction
  /** The signed-in customer, by a name that only the merchant can read; null where no customer is signed in. */
  userId?: string | null
  /** The session of the host, where it keeps its own. */
  sessionId?: string | null
  /** Sent with each question. */
  metaData?: Record<string, string>
  /** What the field, its modal and the page of results do. */
  search?: SearchOptions
  /** What listings do: a suffix of the title of the document, and whether a listing may name another one. */
  category?: { metaTitleSuffix?: string; disableOverrideQueryId?: boolean }
  /** Changes products, categories and content as they come, one for one. */
  displayTransformers?: {
    products?: Transformer<Display>
    categories?: Transformer<Suggestion>
    contentResults?: Transformer<ContentLink>
  }
  /**
   * Gives as many addresses as it is given pages.
   *
   * @deprecated Use `displayTransformers`.
   */
  pageURLCreator?: (given: { page_urls: readonly string[] }) => readonly string[]
  /** Where consent is read from. Without it nothing is sent and nothing stored. */
  consent?: ConsentSource
  /** What has to be agreed to; `preferences` by default. */
  consentLevel?: ConsentLevel
  /** Whether the page's own `gtag` hears of lists and clicks, with consent for statistics; off by default. */
  gtag?: boolean
  /** ISO 4217, for prices written by the reader's language. */
  currency?: string
  /** How prices are written, where `currency` is not enough. */
  priceFormat?: PriceFormat
  /** Names of addresses, where they are not those of the protocol. */
  codec?: (options: { key: string; kind: 'search' | 'category' }) => UrlCodec
  /** Where pictures are resized, such as `https://…/ResizeImage/merchant`. */
  resizer?: string
  /** Hears of what went wrong; the console by default. */
  onError?: (message: string) => void
  /** Address that errors are posted to as JSON, with the merchant and without anything of the visitor. */
  errorService?: string
  /** The page. */
  children?: ReactNode
}

/** What the search field, its modal and the page of results do. */
export interface SearchOptions {
  /** Path of the page that shows results; without it the modal shows all there is. */
  searchPagePath?: string
  /** Name of the query in the address; `query` by default. */
  urlParamName?: string
  /** Whether categories are suggested while typing. */
  enableCategorySuggestions?: boolean
  /** Whether pages to read are found, too. */
  enableContentSearch?: boolean
  /** Letters from which on something is asked while typing; one by default. */
  shortestQuery?: number
  /** Milliseconds without a letter until something is asked; by default 120 for suggestions and 250 for products. */
  typingPause?: number
  /** What the host finds itself, such as its stores: groups that stand below the suggestions. The signal ends when other words are typed. */
  hostGroups?: (query: string, signal: AbortSignal) => Promise<readonly HostGroup[]>
}

/** Something of the host's own among the suggestions. */
export interface HostGroup {
  /** What stands above it. */
  title: string
  /** What it leads to, best first. */
  links: readonly { title: string; page_url: string; note?: string }[]
}

/** What every widget below a provider works with. */
export interface Setup {
  merchant: string
  market: string
  locale: Locale
  words: Words
  ask: Ask
  tracking: TrackingClient
  analytics: Analytics
  consent: Consent
  /** What each question says of who asks. */
  asker: () => Record<string, unknown>
  navigate: NavigateFunction
  report: (message: string) => void
  codec: (key: string, kind: 'search' | 'category') => UrlCodec
  props: DepictProviderProps
  /** Throws where a second widget of a kind has the same key; gives what frees it. */
  claim: (kind: 'Search' | 'Category', key: string) => () => void
}

export const SetupContext = createContext<Setup | undefined>(undefined)

/** Undefined where the provider has no merchant or no market, and outside one. */
export function useSetupIfAny(): Setup | undefined {
  return useContext(SetupContext)
}

export function useSetup(): Setup {
  const setup = useContext(SetupContext)
  if (!setup) throw new Error('Depict recommendations are not configured. Wrap your app in a DepictProvider.')
  return setup
}

/** The tracking client, for a host's own cards and buttons. */
export function usePerformanceClient(): { dpc: TrackingClient } {
  return { dpc: useSetup().tracking }
}

/** One for one; what a transformer breaks is shown as it came. */
export function transformed<Item>(
  items: readonly Item[],
  transformer: Transformer<Item> | undefined,
  setup: Setup,
): readonly Item[] {
  if (!transformer || items.length === 0) return items
  const { locale, market, merchant, report } = setup
  try {
    const changed = transformer({ displays: items, locale, market, merchant })
    if (changed.length === items.length) return changed
    report(
      `A display transformer must return as many displays as it received: got ${changed.length} of ${items.length}`,
    )
  } catch (error) {
    report(String(error))
  }
  return items
}

/** Products as cards show them: by the transformer of the host, then with the addresses that it makes. */
export function shownDisplays(displays: readonly Display[], setup: Setup): readonly Display[] {
  const { displayTransformers, pageURLCreator } = setup.props
  const changed = transformed(displays, displayTransformers?.products, setup)
  if (!pageURLCreator || changed.length === 0) return changed
  const urls = pageURLCreator({ page_urls: changed.map(({ page_url }) => page_url ?? '') })
  if (urls.length === changed.length) return changed.map((one, at) => ({ ...one, page_url: urls[at] ?? null }))
  setup.report(
    `A url transformer must return as many page urls as it received: got ${urls.length} of ${changed.length}`,
  )
  return changed
}
