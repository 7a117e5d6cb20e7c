import type { SanitizedConfig } from 'payload'
import { matcherOf } from './open-routes.ts'

type Named = Pick<SanitizedConfig, 'collections'>

/** Names what Payload makes by itself as it is registered, such as `/orders/:id`: what stands in the blanks is nobody's business. */
export function routeNames({ collections }: Named): (method: string, path: string) => string {
  const known = collections.flatMap(({ slug, endpoints }) =>
    (endpoints || []).map((one) => {
      const path = `/${slug}${one.path === '/' ? '' : one.path}`
      return { path, fits: matcherOf({ method: one.method, path }) }
    }),
  )
  return (method, path) => {
    const below = path.slice('/api'.length).replace(/(.)\/$/, '$1')
    return known.find(({ fits }) => fits(method.toLowerCase(), below))?.path ?? 'unknown'
  }
}
