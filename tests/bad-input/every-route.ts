import type { Route } from '#contracts/route.ts'
import { rows } from '../access-rows.ts'

/** Routes stand at the top of a contract, or grouped in an object of it. */
const contracts = import.meta.glob<object>('../../contracts/**/*.ts', { eager: true })
const routes = Object.values(contracts)
  .flatMap((all) => Object.values(all) as unknown[])
  .filter(isRoute)

/** Paths of all changes of the contract, and of all its queries. */
export const changes = pathsOf('post')
export const questions = pathsOf('get')

/** Who is let in at a path: any visitor with a shopper's cookie, a customer with strong trust, a store, or an admin. */
export type Admitted = 'shopper' | 'customer' | 'store' | 'staff'

/** Who is let in, by the table of access. */
export function admittedTo(method: 'GET' | 'POST', path: string): Admitted {
  const may = rows.find(({ route }) => route === `${method} ${path}`)?.may
  if (may === 'customer' || may === 'strong-customer') return 'customer'
  if (may === 'store') return 'store'
  return may === 'anyone' || may === 'shopper' ? 'shopper' : 'staff'
}

function pathsOf(asked: Route['method']): string[] {
  return [...new Set(routes.flatMap(({ method, path }) => (method === asked ? [path] : [])))]
}

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}
