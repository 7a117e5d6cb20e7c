import type { Cents } from '#contracts/money.ts'

/**
 * An amount spread over weights in proportion, in whole cents that add up to it exactly.
 *
 * Each weight gets its share rounded down, and the cents left over go to the largest remainders,
 * the earlier weight first where they are equal. With no weight at all there is nothing to spread over.
 *
 * @param amount not negative, and in every use here at most the sum of the weights.
 */
export function spread(amount: Cents, weights: readonly Cents[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)

  // Amounts reach 10^8 cents, so their product outgrows what a float holds exactly.
  const shares = weights.map((weight) => {
    const product = BigInt(amount) * BigInt(weight)
    return { cents: Number(product / BigInt(whole)), remainder: Number(product % BigInt(whole)) }
  })
  const left = amount - shares.reduce((sum, { cents }) => sum + cents, 0)
  const lucky = new Set(shares.toSorted((a, b) => b.remainder - a.remainder).slice(0, left))
  return shares.map((share) => share.cents + (lucky.has(share) ? 1 : 0))
}
