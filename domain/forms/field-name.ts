/**
 * The name of a field, of its label: small letters and digits with hyphens, at most 40 characters. Never empty, never of
 * those that begin with `_`, which the page keeps for itself.
 */
export function fieldNameOf(label: string): string {
  const plain = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const name = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
  return name.slice(0, 40).replace(/-+$/, '') || 'kentta'
}

/** The labels with a name each, that none of them shares. */
export function fieldNames(labels: string[]): string[] {
  const taken = new Set<string>()
  return labels.map((label) => {
    const first = fieldNameOf(label)
    let name = first
    for (let number = 2; taken.has(name); number += 1) name = `${first}-${number}`
    taken.add(name)
    return name
  })
}
