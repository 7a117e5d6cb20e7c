import { useMemo } from 'react'
import type { ContentLink, Suggestion } from '../core/protocol.ts'
import { shownSearches } from '../core/past-searches.ts'
import { transformed, useSetup, type HostGroup } from './setup.ts'

/** Entries of each kind at most (specification §9). */
const SUGGESTED = { queries: 3, categories: 3, withContent: 2 }

/** A line of the list: what it leads to, and what it puts into the field. */
export interface Entry {
  key: string
  label: string
  note?: string | undefined
  href: string
  query?: string
  isPast?: boolean
  /** What stands above it and its neighbours of the same group. */
  group?: string
}

interface Given {
  typed: string
  past: readonly string[]
  suggestions: readonly Suggestion[]
  links: readonly ContentLink[]
  groups: readonly HostGroup[]
  /** The page of results of a query. */
  toPage: (query: string) => string
}

/** The list below the field: past searches, queries, categories, pages and what the host has found, in this order. */
export function useEntries({ typed, past, suggestions, links, groups, toPage }: Given): Entry[] {
  const setup = useSetup()
  const { words, props } = setup
  const hasCategories = props.search?.enableCategorySuggestions ?? false
  return useMemo((): Entry[] => {
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
      ...groups.flatMap(({ title: group, links: own }) =>
        own.map(({ title, page_url, note }): Entry => {
          return { key: `${group} ${page_url}`, label: title, note, href: page_url, group }
        }),
      ),
    ]
  }, [past, typed, suggestions, links, groups])
}
