import type { LensChoice, LensRegion } from '#contracts/contact-lenses.ts'
import type { LensAxisName, LensParameters } from '#contracts/prescriptions.ts'
import { isInside } from '#domain/catalog/lens-choice.ts'

type Made = Pick<LensChoice, 'axes' | 'exclusions'>
type LensValue = number | string

/** Which values of each axis can still be chosen. */
type ValuesLeft = Partial<Record<LensAxisName, LensValue[]>>

/**
 * The values that remain on each axis once some others are chosen, so that only combinations that
 * are made can come out.
 *
 * A value remains if at least one lens that is made has it together with everything chosen on the
 * other axes; the choice on its own axis does not count, because it may be changed.
 * Fast enough for every keystroke: it checks only exclusions that can still apply.
 */
export function valuesLeft({ axes, exclusions }: Made, chosen: LensParameters): ValuesLeft {
  const left: ValuesLeft = {}
  for (const { name, values } of axes) {
    const { [name]: _own, ...others } = chosen
    left[name] = values.filter((value) => canBeCompleted(axes, exclusions, { ...others, [name]: value }))
  }
  return left
}

/** Whether the axes still open can be filled so that no exclusion holds. */
function canBeCompleted(axes: Made['axes'], exclusions: readonly LensRegion[], fixed: LensParameters): boolean {
  const threats = exclusions.filter((region) => mayStillHold(axes, region, fixed))
  const names = new Set(threats.flatMap(namesOf))
  const open = axes.find(({ name }) => names.has(name) && fixed[name] === undefined)

  if (threats.some((region) => namesOf(region).every((name) => fixed[name] !== undefined))) return false
  if (!open) return true
  return open.values.some((value) => canBeCompleted(axes, threats, { ...fixed, [open.name]: value }))
}

/** Whether the region names only axes of this lens, and those filled so far lie inside it. */
function mayStillHold(axes: Made['axes'], region: LensRegion, fixed: LensParameters): boolean {
  const filled = Object.entries(region).filter(([name]) => fixed[name as LensAxisName] !== undefined)
  const isOfThisLens = namesOf(region).every((name) => axes.some((axis) => axis.name === name))
  return isOfThisLens && isInside(Object.fromEntries(filled), fixed)
}

function namesOf(region: LensRegion): LensAxisName[] {
  return Object.keys(region) as LensAxisName[]
}
