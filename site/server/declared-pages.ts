import { undeclared, factsOf, type PageAddress, type PageDeclaration, type PageFacts } from './routing/define-page.ts'

/** Declaration of each page, by its file; `exhaustive`, since one lies in a folder with a dot. Pages are loaded on request. */
const files = import.meta.glob<PageDeclaration | undefined>('../pages/**/*.{astro,ts}', {
  import: 'page',
  exhaustive: true,
})

const byPattern = new Map(Object.entries(files).map(([file, load]) => [patternOf(file), load]))

/** The facts of the page that Astro routes a request to. */
export async function factsAt(page: PageAddress & { routePattern: string }): Promise<PageFacts> {
  const declaration = await byPattern.get(page.routePattern.normalize('NFC'))?.()
  // eslint-disable-next-line no-console
  if (import.meta.env.DEV && !declaration) console.warn(`${page.routePattern} declares no \`page\``)
  return factsOf(declaration, page)
}

/** Every HTML page, by its pattern. */
export async function declaredPages(): Promise<[string, PageDeclaration][]> {
  const pages = Object.entries(files).filter(([file]) => file.endsWith('.astro'))
  return Promise.all(pages.map(async ([file, load]) => [patternOf(file), (await load()) ?? undeclared]))
}

/** Whether a page of the site's code has this address, which holds no reference. */
export function hasFixedAddress(path: string): boolean {
  return byPattern.has(path) && !path.includes('[')
}

/** As Astro writes the route of a file: `/peru-sopimus/[...token]`. */
function patternOf(file: string): string {
  const path = file.normalize('NFC').replace(/^\.\.\/pages|(\/index)?\.(astro|ts)$/g, '')
  return path || '/'
}
