import type { Acuity, ExamEye, ExamRecord, ObjectiveRefraction } from '#contracts/exam-records.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { Refusal } from '#domain/refusal.ts'
import { plainNumber, readNumber } from '#domain/typed-number.ts'
import { type EyeValues, type Side, SIDES, valuesPerEye } from './per-eye.ts'
import { DIOPTER_UNITS } from './read-values.ts'

/** What charts measure, as decimals. Below stand words, above is a typing error. */
export const ACUITIES = { from: 0.05, to: 2 }

/** What a ruler and the halves of a pupillometer may differ by, in millimeters. */
const SAME_DISTANCE = 1

/** More than this between what a machine measured and what is prescribed is seldom, in diopters of the spherical equivalent. */
const USUAL_DIFFERENCE = 2

/** What makes a record rare enough to look at it twice. */
export type UnusualMeasurement = 'acuity_falls' | 'objective_differs'

/** Whether nothing was measured, so that there is nothing to keep. */
export function isUnmeasured({ right, left, binocular, pupillaryDistance }: ExamRecord): boolean {
  return [...Object.values(right), ...Object.values(left), binocular, pupillaryDistance].every((one) => one === null)
}

/**
 * Throws the first reason why this cannot have been measured: `prescription.acuity_impossible`,
 * `prescription.axis_missing`, or `prescription.distances_differ` where the whole distance is not that of both eyes.
 */
export function assertBeMeasured(exam: ExamRecord, glasses: GlassesPrescription | null): void {
  const acuities = [...SIDES.flatMap((side) => [exam[side].uncorrected, exam[side].corrected]), exam.binocular]
  if (acuities.some(isImpossible)) {
    const [from, to] = [writeAcuity(ACUITIES.from), writeAcuity(ACUITIES.to)]
    throw new Refusal('prescription.acuity_impossible', { from, to })
  }
  for (const { objective } of SIDES.map((side) => exam[side]))
    if (objective && objective.cylinder !== 0 && objective.axis === 0) throw new Refusal('prescription.axis_missing')
  if (exam.pupillaryDistance !== null && glasses) assertBeSum(exam.pupillaryDistance, valuesPerEye(glasses))
}

function isImpossible(acuity: Acuity | null): boolean {
  return typeof acuity === 'number' && (acuity < ACUITIES.from || acuity > ACUITIES.to)
}

/** An eye without a distance of its own says nothing of the whole. */
function assertBeSum(whole: number, { right, left }: Record<Side, EyeValues>): void {
  const [one, other] = [right.pupillaryDistance, left.pupillaryDistance]
  if (one === 0 || other === 0) return
  if (Math.abs(one + other - whole) > SAME_DISTANCE) throw new Refusal('prescription.distances_differ')
}

/** What is unusual in a record; empty if nothing. Unusual is not wrong: its writer checks it once more. */
export function unusualMeasurements(exam: ExamRecord, glasses: GlassesPrescription | null): UnusualMeasurement[] {
  const unusual: UnusualMeasurement[] = []
  if (SIDES.some((side) => falls(exam[side]))) unusual.push('acuity_falls')
  const prescribed = glasses && valuesPerEye(glasses)
  if (prescribed && SIDES.some((side) => differs(exam[side].objective, prescribed[side])))
    unusual.push('objective_differs')
  return unusual
}

/** Whether an eye sees less with what is prescribed than without. */
function falls({ uncorrected, corrected }: ExamEye): boolean {
  return uncorrected !== null && corrected !== null && sizeOf(corrected) < sizeOf(uncorrected)
}

/** Words in the order of what they leave, below every number. */
function sizeOf(acuity: Acuity): number {
  const words = ['no_light_perception', 'light_perception', 'hand_motion', 'counting_fingers']
  return typeof acuity === 'number' ? acuity : words.indexOf(acuity) - words.length
}

function differs(measured: ObjectiveRefraction | null, prescribed: EyeValues): boolean {
  return measured !== null && Math.abs(equivalentOf(measured) - equivalentOf(prescribed)) > USUAL_DIFFERENCE
}

/** The sphere that blurs as little as sphere and cylinder together, in diopters. Notation does not change it. */
const equivalentOf = ({ sphere, cylinder }: ObjectiveRefraction) => sphere + cylinder / 2

/** A decimal acuity as it is written: `0,8`, `1,25`, and `1,0` with the decimal that distinguishes it from a count. */
export function writeAcuity(acuity: number): string {
  return (Number.isInteger(acuity) ? acuity.toFixed(1) : String(acuity)).replace('.', ',')
}

/** The typed decimal acuity, or undefined where it is none: `0,8`, `0.63`, `1`. Whether eyes have it is a rule's. */
export function readAcuity(typed: string): number | undefined {
  const text = plainNumber(typed)
  const acuity = /^[\d.,]+$/.test(text) ? readNumber(text) : undefined
  return acuity !== undefined && acuity <= 20 ? acuity : undefined
}

/** The typed power of an autorefractor in diopters, in hundredths; undefined where it is none. */
export function readMeasuredPower(typed: string): number | undefined {
  const power = readNumber(typed, { units: DIOPTER_UNITS, decimals: 2 })
  return power !== undefined && Math.abs(power) <= 30 ? power : undefined
}
