const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The words of a text that may hold markup, in one line. */
export function plainText(written: string): string {
  return written
    .replace(/<\/?[a-z][^<>]{0,1000}>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
