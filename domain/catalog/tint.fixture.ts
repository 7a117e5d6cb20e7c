import type { LensTint } from '#contracts/ground-lenses.ts'

/** A brown tint of 80 % for 39 €, with these differences, for tests. */
export function tint(differences: Partial<LensTint> = {}): LensTint {
  return {
    color: 'brown',
    name: 'Ruskea',
    swatch: '#7a4a24',
    degree: 80,
    isGradient: false,
    amount: 3900,
    ...differences,
  }
}
