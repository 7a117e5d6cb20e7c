import type { LensPackage } from '#contracts/catalog.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { SIDES, type Side } from '#domain/prescriptions/per-eye.ts'
import { problemsWithGlasses } from '#domain/prescriptions/glasses-problems.ts'
import { halvesOf } from '#domain/prescriptions/pupillary-distance.ts'
import { readAxis, readDiopters, readMillimeters } from '#domain/prescriptions/read-values.ts'
import { unusualValues, type UnusualValue } from '#domain/prescriptions/unusual.ts'

export const EYE_FIELDS = ['sphere', 'cylinder', 'axis', 'addition', 'pupillaryDistance'] as const
export type EyeField = (typeof EYE_FIELDS)[number]

/** One problem: the id of its field, and the code of its message. */
export interface RxProblem {
  field: string
  /** A refusal's code, or `missing.…` and `unreadable.…` of this form. */
  code: string
  eye?: Side | undefined
  details?: Record<string, string | number> | undefined
}

export interface ReadRx {
  prescription: GlassesPrescription
  problems: RxProblem[]
  unusual: UnusualValue[]
}

/** What the chosen lenses require of the values. */
type RxLens = Pick<LensPackage, 'kind'> & { bounds: LensPackage['bounds'] | null }

/** From this on a single distance is the whole one, in millimeters. Half a distance is never that long. */
const SHORTEST_WHOLE_DISTANCE = 45
const LONGEST_HALF_DISTANCE = 50

const readers: Record<EyeField, (typed: string) => number | undefined> = {
  sphere: readDiopters,
  cylinder: readDiopters,
  axis: readAxis,
  addition: readDiopters,
  pupillaryDistance: readMillimeters,
}

/** Name and id of an eye's field, such as `right-sphere`. */
export function rxField(side: Side, field: EyeField): string {
  return `${side}-${field}`
}

/**
 * The typed prescription with all its problems and unusual values.
 *
 * Used by the page when the form is posted and by its script while the shopper types, so that both agree.
 */
export function readPrescription(form: FormData, today: string, lens?: RxLens): ReadRx {
  const problems: RxProblem[] = []
  const right = readEye(form, 'right', problems)
  const left = readEye(form, 'left', problems)
  shareOneDistance(form, right, left, problems)

  const examinedOn = typedIn(form, 'examinedOn')
  if (!isDay(examinedOn)) problems.push({ field: 'examinedOn', code: 'missing.examinedOn' })
  const note = typedIn(form, 'note').slice(0, 300)
  const prescription = {
    ...flat('right', right),
    ...flat('left', left),
    examinedOn,
    ...(note && { note }),
  } as GlassesPrescription

  const isReadable = problems.length === 0
  problems.push(...judged(prescription, today, lens, problems))
  if (form.get('recent') === null) problems.push({ field: 'recent', code: 'missing.recent' })
  return { prescription, problems: inFormOrder(problems), unusual: isReadable ? unusualValues(prescription) : [] }
}

/** Right before left, field by field: what cannot be read is found before what is wrong. */
function inFormOrder(problems: RxProblem[]): RxProblem[] {
  const fields = [...SIDES.flatMap((side) => EYE_FIELDS.map((field) => rxField(side, field))), 'examinedOn', 'recent']
  const place = ({ field }: RxProblem) => fields.indexOf(field)
  return problems.toSorted((one, other) => place(one) - place(other))
}

/** The problems of the readable values. An eye is checked only once all its values are readable. */
function judged(
  prescription: GlassesPrescription,
  today: string,
  lens: RxLens | undefined,
  unread: RxProblem[],
): RxProblem[] {
  const isOpen = ({ eye, field }: RxProblem) => unread.some((one) => one.field === field || (eye && one.eye === eye))
  const examinedOn = isDay(prescription.examinedOn) ? prescription.examinedOn : today
  return problemsWithGlasses({ ...prescription, examinedOn }, today, lens)
    .map(({ code, eye, field, details }) => ({
      code,
      eye,
      details,
      field: field === 'examinedOn' ? field : rxField(eye ?? 'right', field ?? 'sphere'),
    }))
    .filter((problem) => !isOpen(problem))
}

type Eye = Record<EyeField, number>

function readEye(form: FormData, side: Side, problems: RxProblem[]): Eye {
  const eye: Eye = { sphere: 0, cylinder: 0, axis: 0, addition: 0, pupillaryDistance: 0 }
  for (const field of EYE_FIELDS) {
    const typed = typedIn(form, rxField(side, field))
    const value = typed === '' ? 0 : readers[field](typed)
    if (typed === '' && field === 'sphere')
      problems.push({ field: rxField(side, field), code: 'missing.sphere', eye: side })
    else if (value === undefined) problems.push({ field: rxField(side, field), code: `unreadable.${field}`, eye: side })
    else eye[field] = value
  }
  if (eye.cylinder === 0) eye.axis = 0
  return eye
}

/** One number on the paper is the distance from pupil to pupil: each eye gets half of it. */
function shareOneDistance(form: FormData, right: Eye, left: Eye, problems: RxProblem[]): void {
  const isOne =
    typedIn(form, rxField('left', 'pupillaryDistance')) === '' && right.pupillaryDistance >= SHORTEST_WHOLE_DISTANCE
  if (isOne) {
    const halves = halvesOf(right.pupillaryDistance)
    right.pupillaryDistance = halves.right
    left.pupillaryDistance = halves.left
  }
  for (const [side, eye] of [
    ['right', right],
    ['left', left],
  ] as const)
    if (eye.pupillaryDistance > LONGEST_HALF_DISTANCE)
      problems.push({ field: rxField(side, 'pupillaryDistance'), code: 'unreadable.pupillaryDistance', eye: side })
}

function flat(side: Side, eye: Eye): Record<string, number> {
  return Object.fromEntries(
    EYE_FIELDS.map((field) => [`${side}${field.charAt(0).toUpperCase()}${field.slice(1)}`, eye[field]]),
  )
}

/** Whether this is a day of the calendar, written as ISO 8601 has it. */
export function isDay(typed: string): boolean {
  const then = new Date(`${typed}T00:00:00Z`)
  return !Number.isNaN(then.getTime()) && then.toISOString().slice(0, 10) === typed
}

function typedIn(form: FormData, name: string): string {
  const typed = form.get(name)
  return typeof typed === 'string' ? typed.trim() : ''
}
