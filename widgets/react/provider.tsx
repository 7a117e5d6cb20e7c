import { useEffect, useMemo, useRef } from 'react'
import { askingAt } from '../core/ask-provider.ts'
import { consentFrom } from '../core/consent.ts'
import { analyticsOf } from '../core/gtag.ts'
import { answerQueue, trackingClient, type TrackingClient } from '../core/tracking.ts'
import { urlCodec } from '../core/url-state.ts'
import { en } from '../locales/en.ts'
import { wordsOf } from '../locales/locale.ts'
import { ownAddress, reportMoved } from './history-state.ts'
import { SearchModalHost } from './modal-host.tsx'
import { SetupContext, type DepictProviderProps, type NavigateFunction, type Setup } from './setup.ts'

let providers = 0
/** Marks the window as that of this copy of the code: two of them share nothing but the page. */
const COPY = Symbol.for('search-widgets')
const copies = globalThis as { [COPY]?: object }
const self = {}

/** Sets up search, listings and recommendations for the page: one for each page. */
export function DepictProvider(props: DepictProviderProps) {
  const latest = useRef(props)
  latest.current = props
  const {
    merchant,
    market,
    provider = '',
    consent: source,
    consentLevel,
    locale = en,
    userId,
    sessionId,
    gtag = false,
  } = props
  const isSetUp = Boolean(merchant && market)

  const base = useMemo(() => {
    const report = reporterOf(latest)
    const origin = provider.replace(/\/$/, '') || (typeof location === 'undefined' ? '' : location.origin)
    const reported = typeof document === 'undefined' ? undefined : source
    const consent = consentFrom(reported, consentLevel)
    const analytics = analyticsOf(gtag, consentFrom(reported, 'statistics'))
    return { report, origin, consent, analytics, ask: askingAt({ provider: origin, report }) }
    // A source that is written anew at each render is the same source.
  }, [provider, typeof source === 'function' ? 'function' : source, consentLevel, gtag])

  const setup = useMemo((): Setup | undefined => {
    if (!isSetUp) return undefined
    const { origin, consent, analytics, report, ask } = base
    const tracking = lazily(() => trackingClient({ provider: origin, tenant: merchant, consent, report }))
    const claimed = new Set<string>()
    return {
      merchant,
      market,
      ask,
      tracking,
      analytics,
      consent,
      report,
      props,
      locale,
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
    if ((copies[COPY] ??= self) !== self)
      base.report('You are using multiple compiled versions of the widgets. Take the package or the script.')
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
    <SetupContext.Provider value={current}>
      {setup ? <SearchModalHost>{props.children}</SearchModalHost> : props.children}
    </SetupContext.Provider>
  )
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
    return location.assign(ownAddress(url))
  }
  queueMicrotask(reportMoved)
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
  const reported = new Set<string>()
  return (message) => {
    const { onError, errorService, merchant } = latest.current
    if (onError) onError(message)
    else globalThis.console.error(`[widgets] ${message}`)
    // One fault of a page is reported once.
    if (!errorService || reported.has(message) || reported.size > 20) return
    reported.add(message)
    const body = JSON.stringify({ merchant, message })
    void fetch(errorService, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined)
  }
}
