import type { LensPackage } from '#contracts/catalog.ts'
import type { LensTint } from '#contracts/ground-lenses.ts'

/** Each lens package has a choice of its own, of which only that of the chosen package counts. */
export function tintField(skuId: number): string {
  return `tint-${skuId}`
}

/** A tint as a form names it, such as `brown-80`. */
export function tintValue({ color, degree }: Pick<LensTint, 'color' | 'degree'>): string {
  return `${color}-${degree}`
}

/** The tint chosen for these lenses; null for clear ones, `unknown` for one they are not offered in. */
export function readTint(
  form: FormData,
  { skuId, tints }: Pick<LensPackage, 'skuId' | 'tints'>,
): LensTint | null | 'unknown' {
  const value = form.get(tintField(skuId)) ?? ''
  if (value === '') return null
  return tints.find((tint) => tintValue(tint) === value) ?? 'unknown'
}
