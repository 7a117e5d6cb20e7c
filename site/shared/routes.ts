/** Every page of the shop by a name that code can say. Paths are the specification's (§2), in NFC. */
const routes = {
  home: '/',
  frames: '/kehykset',
  sunglasses: '/aurinkolasit',
  sports_glasses: '/urheilulasit',
  contact_lenses: '/piilolinssit',
  glasses_accessories: '/silmälasitarvikkeet',
  sports_accessories: '/urheilulasitarvikkeet',
  lens_accessories: '/piilolinssitarvikkeet',
  group: '/{category}/{group}',
  article: '/{slug}',
  lenses: '/{slug}/linssit',
  search: '/search',
  cart: '/ostoskori',
  checkout: '/checkout',
  order: '/tilaus',
  withdrawal: '/peru-sopimus',
  book_exam: '/varaa-näöntarkastus',
  my_pages: '/omat-sivut',
  stores: '/löydä-myymälä',
  contact: '/ota-yhteyttä',
  terms: '/ostoehdot',
  privacy: '/tietosuojakäytäntö',
  cookies: '/evästeet',
  cookie_list: '/evästelista',
  guarantees: '/takuut',
  accessibility: '/saavutettavuusseloste',
} as const
export type RouteName = keyof typeof routes
export const routeNames = Object.keys(routes) as RouteName[]

/** The path of a page with its parameters filled in. An unknown name gives a visible placeholder and a warning. */
export function pathTo(name: RouteName, parameters: Record<string, string> = {}): string {
  const path: string | undefined = routes[name]
  if (path === undefined) return missing(name)
  return path.replace(/\{(\w+)\}/g, (_, parameter: string) => parameters[parameter] ?? missing(parameter).slice(1))
}

function missing(name: string): string {
  // eslint-disable-next-line no-console
  console.warn(`No route ${name}`)
  return `#${name}`
}
