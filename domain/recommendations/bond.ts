/** Of articles that few persons have, a bond is doubted: each is counted as if so many more had it, apart from the other. */
const DOUBT = 5
/** How much less a bond says where many have the one that is gone out from, and the other: 0 not at all, 1 in proportion. */
const [OWN, OTHER] = [0.8, 0.68]
/** So many persons who have both make half a proof: one may have had any two. */
const PROVEN = 2
/** A bond that counts half. */
const HALF = 0.05

/**
 * How strongly an article goes with the one that is gone out from, above 0 and below 1: a cosine of who has them, in which what most people
 * have counts for less, and what few have is doubted. The figures found the most of what people chose next among ratings of films
 * (`npm run bench recommendations`).
 *
 * @param both How many persons have both; at least 1.
 * @param own How many have the one that is gone out from.
 * @param other How many have the other.
 */
export function bond(both: number, own: number, other: number): number {
  const strength = ((both / (both + PROVEN)) * both) / ((own + DOUBT) ** OWN * (other + DOUBT) ** OTHER)
  return strength / (strength + HALF)
}
