import { factsOf, type PageDeclaration } from '../routing/define-page.ts'

type Declared = [pattern: string, declaration: PageDeclaration][]

/** The paths of all pages at one fixed address that search engines may list. */
export async function indexablePaths(pages: Declared): Promise<string[]> {
  const found = await Promise.all(
    pages.map(async ([pattern, declaration]) => {
      const path = pattern.replace(/\/\[\.\.\.\w+\]$/, '') || '/'
      const isFixed = !path.includes('[')
      return isFixed && (await isIndexed(declaration, path)) ? [path] : []
    }),
  )
  return found.flat().toSorted()
}

/** Path prefixes that robots.txt disallows, because no page below them is indexed. */
export async function disallowedPaths(pages: Declared): Promise<string[]> {
  const left = await Promise.all(
    pages.map(async ([pattern, declaration]) => {
      const [beginning = ''] = pattern.split('[')
      const isPlace = beginning !== '/' && !/^\/(404|500)$/.test(pattern)
      const path = pattern.replace(/\[[^\]]+\]/g, 'x')
      return isPlace && !(await isIndexed(declaration, path, pattern)) ? [beginning] : []
    }),
  )
  const sorted = left.flat().toSorted()
  return sorted.filter((path, at) => !sorted.slice(0, at).some((above) => path.startsWith(above)))
}

/** Checked with every parameter of the pattern filled in, or with none. */
async function isIndexed(declaration: PageDeclaration, path: string, pattern = ''): Promise<boolean> {
  const names = [...pattern.matchAll(/\[(?:\.\.\.)?(\w+)\]/g)].map(([, name = '']) => name)
  const params = Object.fromEntries(names.map((name) => [name, 'x']))
  const url = new URL(path, 'http://shop')
  return (await factsOf(declaration, { params, url, request: new Request(url) })).indexed
}
