import type { CategoryId, Conformity } from '#contracts/catalog.ts'

/** Glasses that keep light, wind and snow off and correct nothing: (EU) 2016/425, EN ISO 12312-1. */
const protective: string[] = ['sunglasses', 'sports_glasses'] satisfies CategoryId[]

/**
 * The class of goods by their CE mark; null without one. Frames, lenses, solutions and drops are medical devices.
 *
 * Lenses ground for sunglasses are goods of their own here, and devices themselves.
 */
export function conformityOf({ category, ce }: { category: string; ce: boolean }): Conformity | null {
  if (!ce) return null
  return protective.includes(category) ? 'protective_equipment' : 'medical_device'
}
