import type { NavigateFunction } from './setup.ts'

interface Router {
  push: (url: string, options?: { scroll?: boolean }) => unknown
  replace: (url: string, options?: { scroll?: boolean }) => unknown
}

/** Ways through the routers of frameworks. */
export const Navigation = {
  /** Goes by a router of Next.js: `navigateFunction={Navigation.nextRouterNavigation(useRouter())}`. */
  nextRouterNavigation(router: Router): NavigateFunction {
    return (url, { replace, scroll }) => void router[replace ? 'replace' : 'push'](url, { scroll })
  },
}
