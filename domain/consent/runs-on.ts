/**
 * Whether a tag runs on the page at this path (in NFC, decoded): everywhere without paths of its own, and otherwise on
 * those pages and all below them. `/` is the home page alone.
 */
export function runsOn({ paths }: { paths: readonly string[] }, path: string): boolean {
  return paths.length === 0 || paths.some((one) => path === one || (one !== '/' && path.startsWith(`${one}/`)))
}
