import type { Endpoint } from 'payload'

/** As much of a configuration as says which endpoints there are. */
interface Registered {
  endpoints: Pick<Endpoint, 'method' | 'path' | 'custom'>[]
}

/** One address below `/api` that is open to everybody, for one method. What it lets whom do is its own business. */
export interface OpenRoute {
  method: string
  path: string
}

/**
 * What Payload makes by itself and strangers may still reach: signing in to the admin, and published files.
 *
 * Everything else that Payload makes (lists, counts, versions, access tables, first-register) is for signed-in staff.
 */
export const generatedAndOpen: OpenRoute[] = [
  { method: 'post', path: '/staff/login' },
  { method: 'post', path: '/staff/logout' },
  { method: 'post', path: '/staff/refresh-token' },
  { method: 'post', path: '/staff/forgot-password' },
  { method: 'post', path: '/staff/reset-password' },
  { method: 'get', path: '/staff/me' },
  { method: 'get', path: '/media/file/:filename' },
]

/** What the database keeps for itself. */
const own = ['get', 'post', 'put', 'patch', 'delete'].map((method) => ({ method, path: '/payload-migrations/:rest*' }))

/** Never served, to nobody: staff are invited by an admin, jobs run by themselves, and nothing has versions or is verified. */
export const closedToAll: OpenRoute[] = [
  ...own,
  { method: 'post', path: '/staff/first-register' },
  { method: 'get', path: '/payload-jobs/run' },
  { method: 'get', path: '/payload-jobs/handle-schedules' },
  { method: 'get', path: '/:collection/versions' },
  { method: 'get', path: '/:collection/versions/:id' },
  { method: 'post', path: '/:collection/versions/:id' },
  { method: 'get', path: '/globals/:record/versions' },
  { method: 'get', path: '/globals/:record/versions/:id' },
  { method: 'post', path: '/globals/:record/versions/:id' },
  { method: 'post', path: '/staff/verify/:id' },
]

/** The endpoints our plugins registered. `kit/endpoint.ts` marks each with who may call it; what has no mark stays shut. */
export function registeredRoutes({ endpoints }: Registered): OpenRoute[] {
  return endpoints.filter(({ custom }) => custom?.['who'] !== undefined).map(({ method, path }) => ({ method, path }))
}

/** How an address below `/api` may be asked: as our endpoint says itself, by everybody, by signed-in staff, or not at all. */
export type Door = 'ours' | 'open' | 'staff' | 'closed'

/** The doors of one shop, by method and path. `HEAD` opens where `GET` does. */
export function doorsOf(config: Registered): (method: string, path: string) => Door {
  const ours = registeredRoutes(config).map(matcherOf)
  const open = generatedAndOpen.map(matcherOf)
  const closed = closedToAll.map(matcherOf)
  return (method, path) => {
    const asked = method === 'HEAD' ? 'get' : method.toLowerCase()
    const below = path.slice('/api'.length).replace(/(.)\/$/, '$1')
    if (closed.some((fits) => fits(asked.replace(' as post', ''), below))) return 'closed'
    if (ours.some((fits) => fits(asked, below))) return 'ours'
    return open.some((fits) => fits(asked, below)) ? 'open' : 'staff'
  }
}

type Matcher = (method: string, path: string) => boolean

/** Whether a method and a path below `/api` are those of this route. */
export function matcherOf(route: OpenRoute): Matcher {
  const pattern = new RegExp(`^${route.path.split('/').slice(1).map(segment).join('')}$`, 'i')
  return (method, path) => method === route.method && pattern.test(path)
}

/** Paths as Payload writes them: `/fixed`, `/:name`, `/:name?`, `/:rest*`, `/:name(pattern)`. */
function segment(written: string): string {
  const [, name, pattern = '[^/]+', modifier = ''] = /^:(\w+)(?:\((.+)\))?([?*+])?$/.exec(written) ?? []
  if (!name) return `/${written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
  if (modifier === '*' || modifier === '+') return `(?:/${pattern})${modifier}`
  return modifier === '?' ? `(?:/${pattern})?` : `/${pattern}`
}
