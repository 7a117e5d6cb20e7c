import type { LensPackage } from '#contracts/catalog.ts'

/** Whether lenses of this kind are ground by somebody's prescription: all but those without power. Nothing else is. */
export function needsPrescription(kind: LensPackage['kind'] | null): boolean {
  return kind !== null && kind !== 'non-prescription'
}
