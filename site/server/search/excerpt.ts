/** Longest description that results of a search show whole, in characters. */
const MOST = 160

/** The beginning of a text, cut between two words where it is longer than results of a search show. */
export function excerpt(text: string): string {
  if (text.length <= MOST) return text
  const cut = text.slice(0, MOST)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s.,:;–-]+$/, '')}…`
}
