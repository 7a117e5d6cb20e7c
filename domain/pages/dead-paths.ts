import { FIXED_PATHS, OWN_PATHS, RESERVED_PARTS } from './page-path.ts'

/** What can be found in the shop beside the pages of its own code. */
export interface KnownPaths {
  /** Paths of pages, redirects, categories and stores. */
  paths: ReadonlySet<string>
  /** First parts below which goods are found, former ones included. */
  categories: ReadonlySet<string>
}

/**
 * The paths of the shop among these addresses where nothing is found. Addresses of other sites are not asked, nor are paths
 * below those that the site's own code or a category serves.
 */
export function deadPaths(addresses: readonly string[], { paths, categories }: KnownPaths): string[] {
  return addresses.filter((address) => {
    if (!/^\/(?!\/)/.test(address)) return false
    const path = pathIn(address)
    const [, first = ''] = path.split('/')
    if ([...FIXED_PATHS, ...OWN_PATHS].includes(path) || (RESERVED_PARTS as readonly string[]).includes(first))
      return false
    return !paths.has(path) && !categories.has(first)
  })
}

/** The path of an address as the shop stores it: decoded, in NFC, without query, fragment and slash at the end. */
function pathIn(address: string): string {
  const path = address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}
