import type { LensUse } from '#contracts/cart.ts'
import type { LensPackage } from '#contracts/catalog.ts'
import type { Language } from '#contracts/language.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { Refusal } from '#domain/refusal.ts'
import { type EyeValues, type Side, valuesPerEye } from './per-eye.ts'

/** Part of the addition that a screen at arm's length takes: the intermediate segment of a trifocal lens has half. */
const SCREEN_PART = 0.5

/** Powers are ground in steps of this, in diopters. */
const STEP = 0.25

/** In the order in which they are asked. */
export const LENS_USES: readonly LensUse[] = ['far', 'near', 'screen']

const NAMES: Record<Language, Record<LensUse, string>> = {
  fi: { far: 'Kauas', near: 'Lähelle', screen: 'Näytölle' },
  sv: { far: 'För långt håll', near: 'För nära håll', screen: 'För skärm' },
  en: { far: 'For distance', near: 'For reading', screen: 'For screens' },
}

/** What lenses are for, in words, as cart, receipt and workshop show it. */
export function useName(use: LensUse, language: Language): string {
  return NAMES[language][use]
}

/**
 * Sphere that is ground into a single-vision lens, in diopters: for reading the addition joins the sphere, for a
 * screen half of it, rounded down to a quarter. Cylinder and axis do not change.
 */
export function groundSphere({ sphere, addition }: Pick<EyeValues, 'sphere' | 'addition'>, use?: LensUse): number {
  if (use === 'near') return sphere + addition
  if (use === 'screen') return sphere + Math.floor((addition * SCREEN_PART) / STEP) * STEP
  return sphere
}

/** The values of both eyes as they are ground for a use. */
export function groundEyes(prescription: GlassesPrescription, use?: LensUse): Record<Side, EyeValues> {
  const { right, left } = valuesPerEye(prescription)
  const ground = (eye: EyeValues): EyeValues => ({ ...eye, sphere: groundSphere(eye, use) })
  return { right: ground(right), left: ground(left) }
}

/** What decides whether the use of lenses must be known. */
interface Asked {
  kind: LensPackage['kind'] | null
  use: LensUse | undefined
  /** Null where the values come after the choice. */
  values: { rightAddition: number; leftAddition: number } | null
}

/** Whether it is unknown what single-vision lenses are for: with an addition, or before the values are known. */
export function lacksUse({ kind, use, values }: Asked): boolean {
  if (kind !== 'single-vision' || use) return false
  return values === null || values.rightAddition !== 0 || values.leftAddition !== 0
}

/** Throws where lenses lack their use, or have one that only single vision has. */
export function assertUse(asked: Asked): void {
  if (lacksUse(asked)) throw new Refusal('lens.use_missing')
  if (asked.use && asked.kind !== 'single-vision') throw new Refusal('request.malformed')
}
