/** The languages that the widgets speak. */
export const WIDGET_LANGUAGES = ['fi', 'sv', 'en', 'da', 'no', 'de', 'nl', 'fr', 'es', 'it', 'pt', 'pl', 'cz'] as const

/** Parts that a page may have. */
export const WIDGET_PARTS = ['field', 'searchPage', 'category', 'recommendations'] as const
export type WidgetPart = (typeof WIDGET_PARTS)[number]

/** What a page of a merchant shows. */
export interface WidgetChoice {
  merchant: string
  market: string
  language: (typeof WIDGET_LANGUAGES)[number]
  /** ISO 4217. */
  currency: string
  parts: readonly WidgetPart[]
  /** The `query_id` of the listing, where one is shown. */
  listing: string
}

/** Where each part goes: the ids of elements of the page. */
export const widgetPlaces: Readonly<Record<WidgetPart, string>> = {
  field: 'search',
  searchPage: 'results',
  category: 'listing',
  recommendations: 'suggested',
}

/** The places that the script receives, as `mount` takes them. */
export function placesOf({ parts, listing }: Pick<WidgetChoice, 'parts' | 'listing'>): object {
  const at = (part: WidgetPart) => `#${widgetPlaces[part]}`
  return {
    ...(parts.includes('field') && { field: at('field') }),
    ...(parts.includes('searchPage') && { searchPage: at('searchPage') }),
    ...(parts.includes('category') && { category: { at: at('category'), id: listing } }),
    ...(parts.includes('recommendations') && {
      recommendations: [{ at: at('recommendations'), type: 'user_to_products' }],
    }),
  }
}

/**
 * What a merchant's developer puts onto a page without React: styles, places and script.
 *
 * @param provider origin of the provider, such as `https://www.kauppa.fi`.
 */
export function widgetSnippet(provider: string, choice: WidgetChoice): string {
  const { merchant, market, language, currency, parts } = choice
  const options = {
    merchant,
    market,
    language,
    currency,
    provider,
    consent: 'cookiebot',
    ...(parts.includes('field') && { search: { searchPagePath: '/search' } }),
    places: placesOf(choice),
  }
  // Inside a script no text may end it.
  const written = JSON.stringify(options, null, 2).replaceAll('<', '\\u003c').replaceAll('\n', '\n  ')
  return [
    `<link rel="stylesheet" href="${provider}/v2/widgets/widgets.css">`,
    ...parts.map((part) => `<div id="${widgetPlaces[part]}"></div>`),
    '<script type="module">',
    `  import { mount } from ${JSON.stringify(`${provider}/v2/widgets/script.js`)}`,
    '  const navigateFunction = (url, { replace }) => location[replace ? "replace" : "assign"](new URL(url, location.href))',
    `  await mount({ navigateFunction, ...${written} })`,
    '</script>',
  ].join('\n')
}
