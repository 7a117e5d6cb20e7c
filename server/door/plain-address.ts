import { withoutUnknown } from './known-parameters.ts'

/**
 * The one address of the page that is asked for, or nothing if this is it: without a slash at its end, and without what
 * the page does not know. Two addresses would be two pages to whoever keeps or finds them.
 */
export function plainAddress(path: string, search: string): string | undefined {
  const bare = path.replace(/\/+$/, '') || '/'
  const known = withoutUnknown(bare, search)
  if (bare === path && known === undefined) return undefined
  return bare + (known ?? search)
}
