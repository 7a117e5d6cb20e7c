/**
 * A path of the shop as scripts of this page lead there: in its language, by the prefix that the page names. What the server
 * renders gets it from `withLinksIn`, for the whole page at once.
 */
export function pathHere(path: string): string {
  const prefix = typeof document === 'undefined' ? undefined : document.documentElement.dataset['prefix']
  if (!prefix || `${path}/`.startsWith(`${prefix}/`)) return path
  return path === '/' ? prefix : prefix + path
}
