import { placesOf, WIDGET_PARTS } from '#domain/provider/widget-snippet.ts'
import { widgetsPath } from '#domain/server-paths.ts'
import type { MountOptions } from '#widgets/script.tsx'
import { shownHere } from './ketjulenkki-site.ts'

const asked = new URLSearchParams(location.search)
const reported = (name: string, usual: string) => asked.get(name) ?? usual
const parts = WIDGET_PARTS.filter((part) => reported('parts', 'field').split(',').includes(part))
// As a merchant's page has it: from the provider, and not of this build.
const script = `${location.origin}${widgetsPath}/script.js`
const options: MountOptions = {
  merchant: reported('merchant', ''),
  market: reported('market', 'fi'),
  language: reported('language', 'fi'),
  currency: reported('currency', 'EUR'),
  // Recommendations are given with consent alone: who asks for them here has said yes.
  ...(parts.includes('recommendations') && { consent: 'given' }),
  ...(parts.includes('searchPage') && { search: { searchPagePath: location.pathname } }),
  // The pictures of the seeded merchant lie here, those of others where their feed says.
  displayTransformers: { products: ({ displays }) => displays.map(shownHere) },
  navigateFunction: (url, { replace }) => {
    const to = new URL(url, location.href)
    // The merchant's own pages open beside this one.
    if (to.origin !== location.origin || to.pathname !== location.pathname) return void open(to, '_blank', 'noopener')
    // What the page shows stays named in its address.
    for (const [name, value] of asked)
      if (name !== 'query' && !to.searchParams.has(name)) to.searchParams.set(name, value)
    history[replace ? 'replaceState' : 'pushState']({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  },
  places: placesOf({ parts, listing: reported('listing', '') }),
}

void import(/* @vite-ignore */ script).then(({ mount }: { mount: (given: MountOptions) => Promise<unknown> }) =>
  mount(options),
)
