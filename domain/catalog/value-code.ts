/** The part of an address that stands for editors' words in a filter: `uusi-puu` for `Uusi puu`. */
export function valueCode(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
}
