import type { LensPackage } from '#contracts/catalog.ts'

/** Whether lenses of this kind are ground by a prescription: all but those without power. */
export function needsPrescription(kind: LensPackage['kind'] | null): boolean {
  return kind !== null && kind !== 'non-prescription'
}
