/** What a section or a question is called in an address: `Näin palautat` is `nain-palautat`. */
export function anchorOf(heading: string): string {
  const plain = heading
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
}
