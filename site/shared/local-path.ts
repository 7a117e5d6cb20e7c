/** A path of this shop that a page may lead back to; the fallback for anything else, such as another site's address. */
export function localPath(asked: string | null, fallback: string): string {
  return asked && /^\/(?![/\\])[^\s\\]*$/.test(asked) ? asked : fallback
}
