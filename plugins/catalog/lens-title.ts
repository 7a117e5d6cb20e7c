import type { LensParameters } from '#contracts/prescriptions.ts'
import { combinationKey } from '#domain/catalog/lens-choice.ts'

/** How the desk names a combination of a contact lens. */
export function lensTitle(name: string, parameters: LensParameters): string {
  return `${name}, ${combinationKey(parameters)}`
}
