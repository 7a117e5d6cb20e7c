/** Queries that are suggested at most. */
const MOST = 5

/** Past searches first, then names of goods (specification §9), each once whatever its capitals. */
export function suggestedQueries(past: readonly string[], names: readonly string[]): string[] {
  const byWords = new Map<string, string>()
  for (const query of [...past, ...names]) {
    const words = query.toLocaleLowerCase('fi')
    if (!byWords.has(words)) byWords.set(words, query)
  }
  return [...byWords.values()].slice(0, MOST)
}
