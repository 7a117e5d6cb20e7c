import type { LensUse } from '#contracts/cart.ts'
import type { LensPackage } from '#contracts/catalog.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { EYE_FIELDS, type EyeValues, flatValues, type Side, SIDES } from '#domain/prescriptions/per-eye.ts'
import { problemsWithGlasses } from '#domain/prescriptions/glasses-problems.ts'
import { readEyes } from '#domain/prescriptions/read-eyes.ts'
import { isLeftOpen } from '#domain/prescriptions/read-values.ts'
import { unusualValues, type UnusualValue } from '#domain/prescriptions/unusual.ts'

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
type RxLens = Pick<LensPackage, 'kind' | 'needsFitting'> & {
  bounds: LensPackage['bounds'] | null
  wrap?: LensPackage['wrap']
  use?: LensUse | undefined
}

/** Name and id of an eye's field, such as `right-sphere`. */
export function rxField(side: Side, field: keyof EyeValues): string {
  return `${side}-${field}`
}

/**
 * The typed prescription with all its problems and unusual values.
 *
 * Used by the page when the form is posted and by its script while the shopper types, so that both agree.
 */
export function readPrescription(form: FormData, today: string, lens?: RxLens): ReadRx {
  const typed = (side: Side, field: keyof EyeValues) => typedIn(form, rxField(side, field))
  const { eyes, unread } = readEyes(typed)
  const problems: RxProblem[] = unread.map(({ side, field, code }) => ({
    field: rxField(side, field),
    code,
    eye: side,
  }))
  for (const side of SIDES)
    if (isLeftOpen('sphere', typed(side, 'sphere')))
      problems.push({ field: rxField(side, 'sphere'), code: 'missing.sphere', eye: side })

  const examinedOn = typedIn(form, 'examinedOn')
  if (!isDay(examinedOn)) problems.push({ field: 'examinedOn', code: 'missing.examinedOn' })
  const note = typedIn(form, 'note').slice(0, 300)
  const prescription: GlassesPrescription = { ...flatValues(eyes), examinedOn, ...(note && { note }) }

  const isReadable = problems.length === 0
  problems.push(...judged(prescription, today, lens, problems))
  if (form.get('recent') === null) problems.push({ field: 'recent', code: 'missing.recent' })
  return {
    prescription,
    problems: inFormOrder(problems),
    unusual: isReadable ? unusualValues(prescription, null, lens?.use) : [],
  }
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

/** Whether this is a day of the calendar, written as ISO 8601 has it. */
export function isDay(typed: string): boolean {
  const then = new Date(`${typed}T00:00:00Z`)
  return !Number.isNaN(then.getTime()) && then.toISOString().slice(0, 10) === typed
}

function typedIn(form: FormData, name: string): string {
  const typed = form.get(name)
  return typeof typed === 'string' ? typed.trim() : ''
}
