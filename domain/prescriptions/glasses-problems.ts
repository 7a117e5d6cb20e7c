import type { LensUse } from '#contracts/cart.ts'
import type { LensPackage } from '#contracts/catalog.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { needsPrescription } from '#domain/catalog/goods.ts'
import { Refusal } from '#domain/refusal.ts'
import { groundSphere } from './ground-power.ts'
import { type EyeValues, type Side, SIDES, valuesPerEye } from './per-eye.ts'
import { writeDiopters } from './write-values.ts'
import { inMinusForm } from './transpose.ts'
import { problemWithExamDay } from './validity.ts'

/** Strongest plus power we grind, sphere and cylinder together, in diopters (specification §5). */
const STRONGEST_PLUS_POWER = 4

/** Shortest distance from nose to pupil that an eye has, in millimeters. Less is a typing error. */
const SHORTEST_HALF_DISTANCE = 15

/** What an addition can be, in diopters. It is never negative, and lenses are made up to four. */
const ADDITIONS = { from: 0.25, to: 4 }

/** What the chosen lenses require of a prescription. A lens package of the contract is one. */
export interface LensDemands {
  bounds?: LensPackage['bounds'] | null
  kind?: LensPackage['kind'] | null
  /** Of lenses for a wrapped frame: spheres within which they can be ground for it. */
  wrap?: Range | null
  /** Of single vision: bounds apply to the power that is ground for it. */
  use?: LensUse | undefined
  /** The optician measures the distance of the pupils at the fitting, so the prescription may lack it. */
  needsFitting?: boolean
}

/** One thing that keeps glasses from being ground, and the field of the form that it stands in. */
interface GlassesProblem {
  code: RefusalCode
  eye?: Side
  field?: keyof EyeValues | 'examinedOn'
  /** Fills the blanks of the sentence. */
  details?: Record<string, string | number>
}

/**
 * Why these glasses cannot be ground, eye by eye and then as a whole, or nothing if they can.
 *
 * Called by the form on every keystroke and by the cart again, so that both agree.
 * Notation changes no result: limits apply to the minus form.
 *
 * @param today ISO day, against which the age of the prescription is checked.
 */
export function problemsWithGlasses(
  prescription: GlassesPrescription,
  today: string,
  lens: LensDemands = {},
): GlassesProblem[] {
  if (lens.kind && !needsPrescription(lens.kind)) return []
  const eyes = valuesPerEye(prescription)
  return [
    ...SIDES.flatMap((side) => problemsWithEye(eyes[side], lens).map((problem) => ({ ...problem, eye: side }))),
    ...problemsWithDistances(eyes, lens),
    ...problemsWithDay(prescription.examinedOn, today),
  ]
}

/** Throws the first problem of a prescription, if any. */
export function assertBeGrindable(prescription: GlassesPrescription, today: string, lens: LensDemands = {}): void {
  const [problem] = problemsWithGlasses(prescription, today, lens)
  if (problem) throw new Refusal(problem.code, problem.details)
}

function problemsWithEye(eye: EyeValues, { bounds, kind, wrap, use }: LensDemands): GlassesProblem[] {
  const { sphere, cylinder, axis, addition } = inMinusForm(eye)
  const needsAddition = kind === 'progressive' || Boolean(bounds?.addition)
  const problems: GlassesProblem[] = []

  if (cylinder !== 0 && axis === 0) problems.push({ code: 'prescription.axis_missing', field: 'axis' })
  if (sphere + cylinder > STRONGEST_PLUS_POWER) {
    const max = writeDiopters(STRONGEST_PLUS_POWER)
    problems.push({ code: 'prescription.too_strong', field: 'sphere', details: { max } })
  }
  const ground = groundSphere({ sphere, addition }, use)
  const code = eye.cylinder > 0 ? 'prescription.out_of_range_in_minus' : 'prescription.out_of_range'
  const sphereCode = ground === sphere ? code : 'prescription.out_of_range_for_use'
  const ofSphere = bounds ? outOfRange('sphere', ground, bounds.sphere, sphereCode) : []
  if (wrap && ofSphere.length === 0) ofSphere.push(...outOfRange('sphere', ground, wrap, 'lens.wrap_range'))
  problems.push(...ofSphere)
  if (bounds) problems.push(...outOfRange('cylinder', cylinder, bounds.cylinder, code))

  if (addition !== 0) problems.push(...problemsWithAddition(addition, bounds?.addition))
  else if (needsAddition) problems.push({ code: 'prescription.addition_missing', field: 'addition' })
  return problems
}

/** Single-vision lenses ignore an addition, but one out of range is probably a typing error. */
function problemsWithAddition(addition: number, range: Range | null | undefined): GlassesProblem[] {
  return range
    ? outOfRange('addition', addition, range, 'prescription.out_of_range')
    : outOfRange('addition', addition, ADDITIONS, 'prescription.addition_impossible')
}

interface Range {
  from: number
  to: number
}

/** As prescriptions name them. */
const NAMES = { sphere: 'SF', cylinder: 'CYL', addition: 'ADD' }

function outOfRange(
  field: keyof typeof NAMES,
  value: number,
  { from, to }: Range,
  code: RefusalCode,
): GlassesProblem[] {
  if (value >= from && value <= to) return []
  const [written, least, most] = [value, from, to].map(writeDiopters)
  return [{ code, field, details: { name: NAMES[field], value: written ?? '', from: least ?? '', to: most ?? '' } }]
}

/** Both missing is one problem, since a form may have one field for the whole distance. */
function problemsWithDistances(eyes: Record<Side, EyeValues>, { needsFitting }: LensDemands): GlassesProblem[] {
  const without = SIDES.filter((side) => eyes[side].pupillaryDistance === 0)
  const field = 'pupillaryDistance'
  if (without.length === SIDES.length) return needsFitting ? [] : [{ code: 'prescription.pd_missing', field }]
  return SIDES.flatMap((eye): GlassesProblem[] => {
    const distance = eyes[eye].pupillaryDistance
    if (distance >= SHORTEST_HALF_DISTANCE) return []
    if (distance === 0) return [{ code: 'prescription.pd_missing', field, eye }]
    return [{ code: 'prescription.pd_too_short', field, eye, details: { min: SHORTEST_HALF_DISTANCE } }]
  })
}

function problemsWithDay(examinedOn: string, today: string): GlassesProblem[] {
  const code = problemWithExamDay(examinedOn, today)
  return code ? [{ code, field: 'examinedOn' }] : []
}

/**
 * Throws the first reason why these values cannot stand on a prescription: a cylinder without its axis, an impossible
 * addition, an exam that lies ahead. Whether lenses can be ground by them today is another question, which does not
 * stop an old or a strong prescription from being stored.
 */
export function assertBeReadable(prescription: GlassesPrescription, today: string): void {
  const [problem] = readingProblems(prescription, today)
  if (problem) throw new Refusal(problem.code, problem.details)
}

const ABOUT_GRINDING = ['prescription.too_old', 'prescription.too_strong', 'prescription.pd_missing']

/** Whether a problem stops lenses from being ground today, but not the prescription from being stored. */
export function isAboutGrinding({ code }: { code: string }): boolean {
  return ABOUT_GRINDING.includes(code)
}

function readingProblems(prescription: GlassesPrescription, today: string) {
  return problemsWithGlasses(prescription, today).filter((problem) => !isAboutGrinding(problem))
}
