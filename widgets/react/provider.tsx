import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { askingAt, type Ask } from '../core/ask-provider.ts'
import { consentFrom, type Consent, type ConsentLevel, type ConsentSource } from '../core/consent.ts'
import type { PriceFormat } from '../core/prices.ts'
import type { ContentLink, Display, Suggestion } from '../core/protocol.ts'
import { answerQueue, trackingClient, type TrackingClient } from '../core/tracking.ts'
import { urlCodec, type UrlCodec } from '../core/url-state.ts'
import { en } from '../locales/en.ts'
import { wordsOf, type Locale, type Words } from '../locales/locale.ts'
import { tellMoved } from './history-state.ts'
import { SearchModalHost } from './SearchModal.tsx'

/** Goes to an address of the host, by its router. */
export type NavigateFunction = (url: string, how: { replace: boolean; scroll: boolean }) => void

/** Changes what the provider tells of, one for one. */
export type Transformer<Item> = (given: {
  displays: readonly Item[]
  locale: Locale
  market: string
  merchant: string
}) => readonly Item[]

export interface DepictProviderProps {
  /** The tenant, and its market. Without both nothing is set up. */
  merchant: string
  market: string
  /** Origin of the provider; the page's own by default. */
  provider?: string
  locale?: Locale
  navigateFunction?: NavigateFunction
  userId?: string | null
  sessionId?: string | null
  /** Sent with each question. */
  metaData?: Record<string, string>
  search?: SearchOptions
  category?: { metaTitleSuffix?: string; disableOverrideQueryId?: boolean }
  displayTransformers?: {
    products?: Transformer<Display>
    categories?: Transformer<Suggestion>
    contentResults?: Transformer<ContentLink>
  }
  /** @deprecated Use `displayTransformers`. Gives as many addresses as it is given pages. */
  pageURLCreator?: (given: { page_urls: readonly string[] }) => readonly string[]
  /** Where consent is read from. Without it nothing is sent and nothing stored. */
  consent?: ConsentSource
  /** What has to be agreed to; `preferences` by default. */
  consentLevel?: ConsentLevel
  /** ISO 4217, for prices written by the reader's language. */
  currency?: string
  priceFormat?: PriceFormat
  /** Names of addresses, where they are not those of the protocol. */
  codec?: (options: { key: string; kind: 'search' | 'category' }) => UrlCodec
  /** Where pictures are resized, such as `https://…/ResizeImage/merchant`. */
  resizer?: string
  /** Hears of what went wrong; the console by default. */
  onError?: (message: string) => void
  /** Address that errors are posted to as JSON, with the merchant and without anything of the visitor. */
  errorService?: string
  children?: ReactNode
}

export interface SearchOptions {
  /** Path of the page that shows results; without it the modal shows all there is. */
  searchPagePath?: string
  urlParamName?: string
  enableCategorySuggestions?: boolean
  enableContentSearch?: boolean
}

/** What every widget below a provider works with. */
export interface Setup {
  merchant: string
  market: string
  locale: Locale
  words: Words
  ask: Ask
  tracking: TrackingClient
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

const Context = createContext<Setup | undefined>(undefined)
let providers = 0

/** Sets up search, listings and recommendations for the page: one for each page. */
export function DepictProvider(props: DepictProviderProps) {
  const latest = useRef(props)
  latest.current = props
  const { merchant, market, provider = '', consent: source, consentLevel, locale = en, userId, sessionId } = props
  const isSetUp = Boolean(merchant && market)

  const base = useMemo(() => {
    const report = reporterOf(latest)
    const origin = provider.replace(/\/$/, '') || (typeof location === 'undefined' ? '' : location.origin)
    const consent = typeof document === 'undefined' ? consentFrom(undefined) : consentFrom(source, consentLevel)
    return { report, origin, consent, ask: askingAt({ provider: origin, report }) }
    // A source that is written anew at each render is the same source.
  }, [provider, typeof source === 'function' ? 'function' : source, consentLevel])

  const setup = useMemo((): Setup | undefined => {
    if (!isSetUp) return undefined
    const { origin, consent, report, ask } = base
    const tracking = lazily(() => trackingClient({ provider: origin, tenant: merchant, consent, report }))
    const claimed = new Set<string>()
    return {
      ...{ merchant, market, ask, tracking, consent, report, props, locale },
      words: wordsOf(locale),
      asker() {
        const { metaData } = latest.current
        const identity = tracking.identity()
        const user = identity.user_id ?? identity.dsid
        return {
          tenant: merchant,
          market,
          ...identity,
          ...(user && { user_id: user }),
          ...(metaData && { metadata: metaData }),
        }
      },
      navigate: (url, how) => navigateBy(latest.current.navigateFunction, report, url, how),
      codec(key, kind) {
        const { codec, search } = latest.current
        return codec?.({ key, kind }) ?? urlCodec({ key, queryName: search?.urlParamName, warn: report })
      },
      claim(kind, key) {
        const name = kind + key
        if (claimed.has(name))
          throw new Error(`You can only have one instance of Depict${kind} with the same uniqueInstanceKeyForState`)
        claimed.add(name)
        return () => void claimed.delete(name)
      },
    }
  }, [base, merchant, market, locale, isSetUp])

  useEffect(() => {
    if (++providers > 1) base.report('You are using multiple DepictProviders. Wrap your app in one.')
    return () => void providers--
  }, [base])

  useEffect(() => {
    if (!setup) return
    setup.tracking.setMarket(market)
    const stop = answerQueue(setup.tracking, setup.report)
    return () => {
      stop()
      setup.tracking.close()
    }
  }, [setup, market])

  useEffect(() => {
    if (userId !== undefined) setup?.tracking.setUserId(userId || null)
    if (sessionId !== undefined) setup?.tracking.setSessionId(sessionId || null)
  }, [setup, userId, sessionId])

  // Options may be replaced at run time; what is expensive stays.
  const current = setup && { ...setup, props }
  return (
    <Context.Provider value={current}>
      {setup ? <SearchModalHost>{props.children}</SearchModalHost> : props.children}
    </Context.Provider>
  )
}

/** Undefined where the provider has no merchant or no market, and outside one. */
export function useSetupIfAny(): Setup | undefined {
  return useContext(Context)
}

export function useSetup(): Setup {
  const setup = useContext(Context)
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

interface NextWindow {
  next?: {
    router?: { push: (url: string, options?: object) => unknown; replace: (url: string, options?: object) => unknown }
  }
}

function navigateBy(
  given: NavigateFunction | undefined,
  report: Setup['report'],
  url: string,
  how: { replace: boolean; scroll: boolean },
) {
  const router = (window as NextWindow).next?.router
  if (given) given(url, how)
  else if (router) void router[how.replace ? 'replace' : 'push'](url, { scroll: how.scroll })
  else {
    report('You must provide a navigateFunction when not using Next.js.')
    // The reader gets there all the same, by a full load.
    return location.assign(url)
  }
  queueMicrotask(tellMoved)
}

/** Makes the client when it is first used: a page without consent and without cards opens nothing. */
function lazily(make: () => TrackingClient): TrackingClient {
  let made: TrackingClient | undefined
  return new Proxy({} as TrackingClient, {
    get(_, name) {
      if (name === 'close' && !made) return () => undefined
      if (name === 'close')
        return () => {
          made?.close()
          made = undefined
        }
      return (made ??= make())[name as keyof TrackingClient]
    },
  })
}

function reporterOf(latest: { current: DepictProviderProps }): (message: string) => void {
  const told = new Set<string>()
  return (message) => {
    const { onError, errorService, merchant } = latest.current
    if (onError) onError(message)
    else globalThis.console.error(`[widgets] ${message}`)
    // One fault of a page is told once.
    if (!errorService || told.has(message) || told.size > 20) return
    told.add(message)
    const body = JSON.stringify({ merchant, message })
    void fetch(errorService, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined)
  }
}
