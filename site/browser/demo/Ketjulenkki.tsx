import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { fi } from '#widgets/locales/fi.ts'
import {
  CategoryPage,
  CONSENT_EVENT,
  DepictProvider,
  EmbeddedNumProducts,
  PlainCard,
  RecommendationSlider,
  SearchPage,
  useFetchRecommendations,
  usePerformanceClient,
  useSearchField,
  type ConsentTool,
  type NavigateFunction,
} from '#widgets/main.ts'
import { findWorkshops, here, HOME, shownHere, WORKSHOPS } from './ketjulenkki-site.ts'

const COOKIE = 'ketjulenkki_suostumus'
const MOVED = 'ketjulenkki:moved'
const LISTINGS = ['Pyörät', 'Varusteet', 'Osat']

const consent: ConsentTool = {
  cookie: COOKIE,
  events: [],
  read: (value) => (value === 'kyllä' ? ['necessary', 'preferences'] : []),
}

const navigate: NavigateFunction = (url, { replace, scroll }) => {
  history[replace ? 'replaceState' : 'pushState']({}, '', url)
  window.dispatchEvent(new Event(MOVED))
  if (scroll) window.scrollTo(0, 0)
}

function followRouter(changed: () => void): () => void {
  window.addEventListener('popstate', changed)
  window.addEventListener(MOVED, changed)
  return () => {
    window.removeEventListener('popstate', changed)
    window.removeEventListener(MOVED, changed)
  }
}

/** A shop of bicycles, which has the widgets from the same provider as any merchant. */
export function Ketjulenkki() {
  const address = useSyncExternalStore(followRouter, () => location.pathname + location.search)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link?.href || event.defaultPrevented || event.metaKey || event.ctrlKey || event.button !== 0) return
      const url = new URL(here(link.href), location.href)
      if (url.origin !== location.origin || !url.pathname.startsWith(HOME)) return
      event.preventDefault()
      navigate(url.pathname + url.search, { replace: false, scroll: true })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  const url = new URL(address, location.origin)
  return (
    <DepictProvider
      merchant="ketjulenkki"
      market="fi"
      currency="EUR"
      locale={fi}
      consent={consent}
      navigateFunction={navigate}
      search={{ searchPagePath: `${HOME}/haku`, enableCategorySuggestions: true, hostGroups: findWorkshops }}
      displayTransformers={{
        products: ({ displays }) => displays.map(shownHere),
        categories: ({ displays }) => displays.map((one) => ({ ...one, page_url: here(one.page_url ?? HOME) })),
      }}
    >
      <Top />
      <main className="kl-main">
        {url.pathname === `${HOME}/haku` ? (
          <SearchPage productCard={PlainCard} includeInputField={false} />
        ) : url.pathname === `${HOME}/ryhma` ? (
          <CategoryPage
            key={url.searchParams.get('nimi')}
            productCard={PlainCard}
            categoryId={url.searchParams.get('nimi') ?? ''}
            categoryTitlePlugin={EmbeddedNumProducts}
          />
        ) : url.pathname.startsWith(`${HOME}/tuote/`) ? (
          <Product id={decodeURIComponent(url.pathname.slice(`${HOME}/tuote/`.length))} />
        ) : url.pathname === `${HOME}/huolto` ? (
          <Workshop name={url.searchParams.get('paja') ?? ''} />
        ) : (
          <Home />
        )}
      </main>
    </DepictProvider>
  )
}

function Top() {
  const { SearchField } = useSearchField()
  const [said, setSaid] = useState(() => document.cookie.includes(COOKIE))
  const say = (given: boolean) => {
    document.cookie = `${COOKIE}=${encodeURIComponent(given ? 'kyllä' : 'ei')}; path=${HOME}; SameSite=Lax`
    window.dispatchEvent(new Event(CONSENT_EVENT))
    setSaid(true)
  }
  return (
    <>
      {!said && (
        <section className="kl-consent" aria-label="Evästeet">
          <span>Saammeko seurata, mitä katselet, ja ehdottaa sopivia pyöriä?</span>
          <button onClick={() => say(true)}>Kyllä</button>
          <button onClick={() => say(false)}>Ei</button>
        </section>
      )}
      <header className="kl-top">
        <a className="kl-name" href={HOME}>
          Ketjulenkki
        </a>
        {LISTINGS.map((name) => (
          <a key={name} href={`${HOME}/ryhma?nimi=${encodeURIComponent(name)}`}>
            {name}
          </a>
        ))}
        <div className="kl-search">
          <SearchField />
        </div>
        {said && <button onClick={() => setSaid(false)}>Evästeet</button>}
      </header>
    </>
  )
}

function Home() {
  return (
    <>
      <h1>Pyöriä ja kaikkea niiden ympärille</h1>
      <Recommended title="Suosittuja" />
    </>
  )
}

function Workshop({ name }: { name: string }) {
  return (
    <>
      <h1>{name}</h1>
      <p>{WORKSHOPS.find((workshop) => workshop.name === name)?.address}</p>
    </>
  )
}

function Product({ id }: { id: string }) {
  const { dpc } = usePerformanceClient()
  useEffect(() => dpc.setProductId(id), [id])
  return (
    <>
      <h1>{id}</h1>
      <button className="depict-add-to-cart" onClick={() => dpc.sendAddToCartEvent(id)}>
        Lisää ostoskoriin
      </button>
      <Recommended title="Samankaltaisia" productId={id} />
    </>
  )
}

/** Asked anew when consent is given or taken back. */
function Recommended({ title, productId }: { title: string; productId?: string }) {
  const { fetchRecommendations } = useFetchRecommendations()
  const [changes, setChanges] = useState(0)
  useEffect(() => {
    const onChange = () => setChanges((count) => count + 1)
    window.addEventListener(CONSENT_EVENT, onChange)
    return () => window.removeEventListener(CONSENT_EVENT, onChange)
  }, [])
  const recommendations = useMemo(
    () => fetchRecommendations(productId ? { type: 'related', productId } : { type: 'landing_page' }),
    [fetchRecommendations, productId, changes],
  )
  return <RecommendationSlider title={title} productCard={PlainCard} recommendations={recommendations} />
}
