import { match, type MatchFunction } from 'path-to-regexp'

/** A method in small letters and a path below `/api` as Payload writes it, such as `/orders/:id`. */
export interface Route {
  method: string
  path: string
}

interface Found<One> {
  route: One
  params: Record<string, string>
}

/**
 * Finds the first route that matches a request, by the patterns of Payload's own library. Payload compiles them for
 * every request, which costs more than many of our answers; here each is compiled once.
 */
export function createMatcher<One extends Route>(
  routes: One[],
): (method: string, path: string) => Found<One> | undefined {
  const fixed = new Map<string, One>()
  const compiled: { route: One; matches: MatchFunction<Record<string, string>> }[] = []
  for (const route of routes) {
    const name = `${route.method} ${route.path}`
    if (!route.path.includes(':') && !fixed.has(name)) fixed.set(name, route)
    compiled.push({ route, matches: match(route.path, { decode: decodeURIComponent }) })
  }

  return (method, path) => {
    const known = fixed.get(`${method} ${path}`)
    if (known) return { route: known, params: {} }
    for (const { route, matches } of compiled) {
      const found = route.method === method && matches(path)
      if (found) return { route, params: found.params }
    }
    return undefined
  }
}

/** The part of a path that is matched against routes. */
export function belowApi(path: string): string {
  return path.slice('/api'.length)
}
