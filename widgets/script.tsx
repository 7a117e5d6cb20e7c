import { createElement, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Display } from './core/protocol.ts'
import type { Locale } from './locales/locale.ts'
import { CategoryPage } from './react/CategoryPage.tsx'
import { keepStanding } from './react/keep-standing.ts'
import { PageReplacer } from './react/PageReplacer.tsx'
import { PlainCard } from './react/PlainCard.tsx'
import { DepictProvider } from './react/provider.tsx'
import type { DepictProviderProps } from './react/setup.ts'
import { RecommendationSlider, useFetchRecommendations, type RecommendationQuestion } from './react/recommendations.tsx'
import { useSearchField } from './react/SearchField.tsx'
import { SearchPage } from './react/SearchPage.tsx'

/** Languages that are fetched when they are asked for. */
const languages: Record<string, () => Promise<Locale>> = {
  cz: async () => (await import('./locales/cz.ts')).cz,
  da: async () => (await import('./locales/da.ts')).da,
  de: async () => (await import('./locales/de.ts')).de,
  en: async () => (await import('./locales/en.ts')).en,
  es: async () => (await import('./locales/es.ts')).es,
  fi: async () => (await import('./locales/fi.ts')).fi,
  fr: async () => (await import('./locales/fr.ts')).fr,
  it: async () => (await import('./locales/it.ts')).it,
  nl: async () => (await import('./locales/nl.ts')).nl,
  no: async () => (await import('./locales/no.ts')).no,
  pl: async () => (await import('./locales/pl.ts')).pl,
  pt: async () => (await import('./locales/pt.ts')).pt,
  sv: async () => (await import('./locales/sv.ts')).sv,
}

/** What a page without React asks for. Each place is a selector; what is not on the page is left out. */
export interface MountOptions extends Omit<DepictProviderProps, 'children' | 'locale'> {
  /** One of the thirteen: `fi`, `sv`, … */
  language?: string
  /** Selectors: of the search field, the page of results, a listing with its `query_id`, and rows of recommendations. */
  places: {
    field?: string
    searchPage?: string
    category?: { at: string; id: string }
    recommendations?: readonly ({ at: string; title?: string } & RecommendationQuestion)[]
  }
  /** Pages that the site itself does not have, or has its own of, at their addresses. */
  pages?: readonly ShownPage[]
}

/** A page of results, or a listing, that stands in place of something of the host while the address is its own. */
export interface ShownPage {
  /** Path of the page, such as `/search`. */
  path: string
  /** Selector of what it takes the place of. */
  instead: string
  /** The `query_id` of its listing; the page of results without. */
  listing?: string
  /** What it takes the place of stays, and it stands after it. */
  append?: boolean
  /** Title of the document meanwhile. */
  title?: string
}

/** Puts the widgets onto the page, and gives what takes them off again. */
export async function mount({ language = 'en', places, pages = [], ...props }: MountOptions): Promise<() => void> {
  const locale = await (languages[language] ?? languages.en)?.()
  const host = document.createElement('div')
  document.body.append(host)
  const root: Root = createRoot(host)
  root.render(
    <DepictProvider {...props} {...(locale && { locale })}>
      <Places {...places} />
      {pages.map((page) => (
        <Page key={page.path} {...page} />
      ))}
    </DepictProvider>,
  )
  return () => {
    root.unmount()
    host.remove()
  }
}

function Places({ field, searchPage, category, recommendations = [] }: MountOptions['places']) {
  const { SearchField } = useSearchField()
  return [
    field && <Place key="field" at={field} children={<SearchField />} />,
    searchPage && (
      <Place key="page" at={searchPage} children={<SearchPage productCard={PlainCard} includeInputField={false} />} />
    ),
    category && (
      <Place
        key="category"
        at={category.at}
        children={<CategoryPage key={category.id} productCard={PlainCard} categoryId={category.id} />}
      />
    ),
    ...recommendations.map(({ at, ...row }) => <Place key={at} at={at} children={<Row {...row} />} />),
  ]
}

/** An element of our own in the host's: what the host does to its own markup takes nothing from under React. */
function Place({ at, children }: { at: string; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement>()
  useLayoutEffect(() => {
    const made = document.createElement('div')
    made.style.display = 'contents'
    setPlace(made)
    return keepStanding(made, () => document.querySelector(at)?.append(made))
  }, [at])
  return place ? createPortal(children, place) : null
}

function Page({ path, instead, listing, ...page }: ShownPage) {
  return (
    <PageReplacer {...page} selector={instead} isPage={({ pathname }) => pathname === path}>
      {listing ? (
        <CategoryPage key={listing} productCard={PlainCard} categoryId={listing} />
      ) : (
        <SearchPage productCard={PlainCard} includeInputField={false} />
      )}
    </PageReplacer>
  )
}

function Row({ title, ...question }: { title?: string } & RecommendationQuestion) {
  const { fetchRecommendations } = useFetchRecommendations()
  const asked = JSON.stringify(question)
  const recommendations = useMemo((): Promise<readonly Display[]> => fetchRecommendations(question), [asked])
  return createElement(RecommendationSlider, { recommendations, productCard: PlainCard, ...(title && { title }) })
}
