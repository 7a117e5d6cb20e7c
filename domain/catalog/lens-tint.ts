import type { LensTint } from '#contracts/ground-lenses.ts'

/** What names a tint within its package. */
type TintChoice = Pick<LensTint, 'color' | 'degree'>

/** The tint that was chosen, with its name and price; undefined where the package does not offer it. */
export function chosenTint(tints: readonly LensTint[], chosen: TintChoice): LensTint | undefined {
  return tints.find(({ color, degree }) => color === chosen.color && degree === chosen.degree)
}

/** A tint in words, such as `Ruskea 80 %`. */
export function tintName({ name, degree }: Pick<LensTint, 'name' | 'degree'>): string {
  return `${name} ${tintDegree({ degree })}`
}

/** How dark a tint is, such as `80 %`. */
export function tintDegree({ degree }: Pick<LensTint, 'degree'>): string {
  return `${degree}\u00A0%`
}
