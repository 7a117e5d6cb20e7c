import type { Endpoint, SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { belowApi, createMatcher, type Route } from './routes.ts'

/** The part of a configuration that decides who may call which address. */
interface Registered {
  endpoints: Pick<Endpoint, 'method' | 'path' | 'custom'>[]
  collections: Pick<SanitizedCollectionConfig, 'slug' | 'versions'>[]
  /** `user`: the collection whose accounts sign in to the admin. */
  admin: { user: string }
}

/**
 * Routes that Payload makes and anonymous callers may use: signing in to the admin. Everything else that Payload makes
 * (lists, counts, files, versions, access tables, first-register) is for signed-in staff.
 */
const publicRoutes = (accounts: string): Route[] => [
  { method: 'post', path: `/${accounts}/login` },
  { method: 'post', path: `/${accounts}/logout` },
  { method: 'post', path: `/${accounts}/refresh-token` },
  { method: 'post', path: `/${accounts}/forgot-password` },
  { method: 'post', path: `/${accounts}/reset-password` },
  { method: 'get', path: `/${accounts}/me` },
]

/**
 * Routes closed to every caller: staff are invited by an admin, jobs run by themselves, globals have no versions, and no
 * collection has verification.
 */
const closedRoutes = (accounts: string, unversioned: string[]): Route[] => [
  ...['get', 'post', 'put', 'patch', 'delete'].map((method) => ({ method, path: '/payload-migrations/:rest*' })),
  { method: 'post', path: `/${accounts}/first-register` },
  { method: 'get', path: '/payload-jobs/run' },
  { method: 'get', path: '/payload-jobs/handle-schedules' },
  ...unversioned.flatMap((slug) => [
    { method: 'get', path: `/${slug}/versions` },
    { method: 'get', path: `/${slug}/versions/:id` },
    { method: 'post', path: `/${slug}/versions/:id` },
  ]),
  { method: 'get', path: '/globals/:record/versions' },
  { method: 'get', path: '/globals/:record/versions/:id' },
  { method: 'post', path: '/globals/:record/versions/:id' },
  { method: 'post', path: `/${accounts}/verify/:id` },
]

/** The endpoints our plugins registered. `kit/requests/endpoint.ts` marks each with who may call it; one without the mark stays closed to strangers. */
export function ownEndpoints<One extends Registered['endpoints'][number]>(endpoints: One[]): One[] {
  return endpoints.filter(({ custom }) => custom?.['who'] !== undefined)
}

/**
 * Who may call an address below `/api`: as our own endpoint decides, everyone, signed-in staff, or no caller at all.
 */
export type Access = 'own' | 'public' | 'staff' | 'closed'

/** The access to each address of one shop, by method and path. `HEAD` is as `GET`. */
export function accessOf({ endpoints, admin, collections }: Registered): (method: string, path: string) => Access {
  const unversioned = collections.filter(({ versions }) => !versions).map(({ slug }) => slug)
  const own = createMatcher(ownEndpoints(endpoints))
  const open = createMatcher(publicRoutes(admin.user))
  const closed = createMatcher(closedRoutes(admin.user, unversioned))
  return (method, path) => {
    const name = method === 'HEAD' ? 'get' : method.toLowerCase()
    const below = belowApi(path)
    // The admin sends long queries as a POST with a header that makes it a GET.
    if (closed(name.replace(' as post', ''), below)) return 'closed'
    if (own(name, below)) return 'own'
    return open(name, below) ? 'public' : 'staff'
  }
}

/** Names the routes that Payload makes as they are registered, such as `/orders/:id`, so that the log names no document. */
export function routeNames({
  collections,
}: Pick<SanitizedConfig, 'collections'>): (method: string, path: string) => string {
  const find = createMatcher(
    collections.flatMap(({ slug, endpoints }) =>
      (endpoints || []).map(({ method, path }) => ({ method, path: `/${slug}${path === '/' ? '' : path}` })),
    ),
  )
  return (method, path) => find(method.toLowerCase(), belowApi(path))?.route.path ?? 'unknown'
}
