import type { PriceFormat } from '../core/prices.ts'

/** The words for each number, by the plural rules of a language. `#` stands for the number. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** What a language says: texts, and nouns with a number. */
export interface Words {
  of: string
  sort: string
  filters: string
  clearAll: string
  more: string
  less: string
  selected: string
  clearOne: string
  lowest: string
  highest: string
  close: string
  ok: string
  filtersCleared: string
  weCleared: string
  restore: string
  back: string
  toTop: string
  /** `#` is the name of the group. */
  searchIn: string
  product: string
  products: string
  breadcrumbs: string
  quickLinks: string
  related: string
  category: string
  brand: string
  discover: string
  past: string
  suggestions: string
  nothing: string
  clear: string
  placeholder: string
  content: string
  submit: string
  erase: string
  failed: string
  retry: string
  slow: string
  loading: string
  /** Of the arrows of a slider. */
  before: string
  next: string
  wasPrice: string
  show: Plural
  results: Plural
  viewAll: Plural
}

/**
 * Texts under the names of the published clients, so that a page that replaces some of them goes on to. What they lack
 * stands without a line at the end.
 */
export interface Locale {
  /** BCP 47; of plural rules and prices. */
  language: string
  /** All texts. */
  words: Words
  /** How prices are written. */
  price_formatting_?: PriceFormat
  /** The button that shows so many products. */
  show_n_products_: (count: number) => string
  /** The button that shows so many results. */
  show_n_results_: (count: number) => string
  /** The button below instant results. */
  modal_view_all_results_: (count: number) => string
  /** The field within a filter, by its name. */
  search_a_filter_: (group: string) => string
  [more: `${string}_`]: unknown
}

/** A language's texts as both names know them. */
export function localeOf(language: string, words: Words): Locale {
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const say = (plural: Plural) => (count: number) =>
    (plural[rules.select(count)] ?? plural.other).replace('#', numbers.format(count))
  return {
    language,
    words,
    show_n_products_: say(words.show),
    show_n_results_: say(words.results),
    modal_view_all_results_: say(words.viewAll),
    search_a_filter_: (group) => words.searchIn.replace('#', () => group),
    of_: words.of,
    sorting_text_: words.sort,
    filters_: words.filters,
    clear_all_filters_from_big_button_: words.clearAll,
    view_more_: words.more,
    view_less_: words.less,
    selected_filters_title_: words.selected,
    clear_individual_filter_: words.clearOne,
    close_: words.close,
    ok_: words.ok,
    filters_cleared_: words.filtersCleared,
    we_cleared_your_filters_: words.weCleared,
    restore_: words.restore,
    back_: words.back,
    scroll_to_top_: words.toTop,
    product_: words.product,
    products_: words.products,
    category_: words.category,
    brand_: words.brand,
    suggestions_: words.suggestions,
    previous_searches_text_: words.past,
    modal_discover_more_: words.discover,
    search_recs_title_: words.related,
    no_results_text_: words.nothing,
    placeholder_text_: words.placeholder,
    content_: words.content,
  }
}

/** The words for readers: what a host has replaced counts. */
export function wordsOf(locale: Locale): Words {
  const { words } = locale
  const said = (name: `${string}_`, word: string) =>
    typeof locale[name] === 'string' ? (locale[name] as string) : word
  return {
    ...words,
    sort: said('sorting_text_', words.sort),
    filters: said('filters_', words.filters),
    clearAll: said('clear_all_filters_from_big_button_', words.clearAll),
    filtersCleared: said('filters_cleared_', words.filtersCleared),
    weCleared: said('we_cleared_your_filters_', words.weCleared),
    restore: said('restore_', words.restore),
    ok: said('ok_', words.ok),
    placeholder: said('placeholder_text_', words.placeholder),
    nothing: said('no_results_text_', words.nothing),
    related: said('search_recs_title_', words.related),
  }
}
