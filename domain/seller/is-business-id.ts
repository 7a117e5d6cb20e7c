const WEIGHTS = [7, 9, 10, 5, 8, 4, 2]

/**
 * Whether this is a Finnish business ID (Y-tunnus): seven digits, a hyphen and a check digit, which makes the weighted
 * sum of all divisible by 11. A number that would need 10 for it was never given out.
 */
export function isBusinessId(text: string): boolean {
  if (!/^\d{7}-\d$/.test(text)) return false
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(text[place]), 0)
  return (sum + Number(text.at(-1))) % 11 === 0
}
