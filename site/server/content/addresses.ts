import { listPageAddresses, listPagePaths, type PageAddress, type PageKey, type PagePaths } from '#contracts/pages.ts'
import { asAnonymous, cachedFragment } from '../../in-process.ts'
import { call } from '../../shared/call.ts'

/** Where the editors' pages are. */
interface Addresses {
  pages: Map<string, PageAddress>
  redirects: Map<string, { movedTo: string; isTemporary: boolean }>
}

/** The address of a page of the editors, or where a former one leads. */
export async function contentAt(
  request: Request,
  path: string,
): Promise<PageAddress | { movedTo: string; isTemporary: boolean } | undefined> {
  const { pages, redirects } = await addresses(request, { isShown: false })
  return pages.get(path) ?? redirects.get(path)
}

/** Every page of the editors that search engines may list. */
export async function indexedContent(request: Request): Promise<PageAddress[]> {
  const { pages } = await addresses(request)
  return [...pages.values()].filter(({ isIndexed }) => isIndexed)
}

/** The paths of all pages of the editors that a key leads to, each once. */
export async function keyedPaths(request: Request): Promise<string[]> {
  const [{ pages }, paths] = await Promise.all([addresses(request), pagePaths(request)])
  return [...new Set(Object.values(paths))].filter((path) => pages.has(path))
}

/**
 * The path of the page that the editors have given a key. An unknown key gives a visible placeholder and a warning
 * (specification §2.1).
 */
export async function contentPath({ request }: { request: Request }, key: PageKey): Promise<string> {
  const path = (await pagePaths(request))[key]
  // eslint-disable-next-line no-console
  if (path === undefined) console.warn(`No page for the key ${key}`)
  return path ?? `#${key}`
}

function pagePaths(request: Request): Promise<PagePaths> {
  return cachedFragment('page paths', () => fetchPagePaths(request))
}

async function fetchPagePaths(request: Request): Promise<PagePaths> {
  const answer = await call(listPagePaths, {}, asAnonymous(request))
  return answer.ok ? answer.value.paths : {}
}

function addresses(request: Request, options?: { isShown: boolean }): Promise<Addresses> {
  return cachedFragment('page addresses', () => fetchAddresses(request), options)
}

async function fetchAddresses(request: Request): Promise<Addresses> {
  const answer = await call(listPageAddresses, {}, asAnonymous(request))
  const { pages, redirects } = answer.ok ? answer.value : { pages: [], redirects: [] }
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    redirects: new Map(redirects.map(({ from, to, isTemporary }) => [from, { movedTo: to, isTemporary }])),
  }
}
