import { LowVision, type Acuity, type ExamRecord, type ObjectiveRefraction } from '#contracts/exam-records.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { readAcuity, readMeasuredPower, writeAcuity } from '#domain/prescriptions/exam-record.ts'
import { EYE_FIELDS, SIDES, valueName, valuesPerEye, type Side } from '#domain/prescriptions/per-eye.ts'
import { isLeftOpen, readAxis, readMillimeters } from '#domain/prescriptions/read-values.ts'
import { writeDiopters } from '#domain/prescriptions/write-values.ts'
import { t } from '../text.ts'

/** What is typed of each eye, in the order it is measured. */
export const MEASURED = ['uncorrected', 'corrected', 'objectiveSphere', 'objectiveCylinder', 'objectiveAxis'] as const
type MeasuredField = (typeof MEASURED)[number]

/** The name of a field: of an eye, or of both. */
export const measuredName = (side: Side, field: MeasuredField) => `exam.${side}.${field}`
export const BINOCULAR = 'exam.binocular'
export const WHOLE_DISTANCE = 'exam.pupillaryDistance'

export type Typed = Record<string, string>

/** What can be typed in place of a number. */
export const lowVisionWords = () => LowVision.options.map((low) => t(`bookings.exam.low.${low}`))

/** What is measured as typed: null of an empty field. `unread` is the label of the first field that cannot be read. */
export function readExam(typed: Typed): { exam: ExamRecord; unread: string | undefined } {
  let unread: string | undefined
  function read<Value>(name: string, label: string, reader: (text: string) => Value | undefined): Value | null {
    const text = typed[name]?.trim() ?? ''
    if (isLeftOpen('cylinder', text)) return null
    const value = reader(text)
    if (value === undefined) unread ??= label
    return value ?? null
  }
  const eye = (side: Side) => {
    const labelOf = (field: MeasuredField) => `${t(`prescription.${side}`)}, ${t(`bookings.exam.${field}`)}`
    const of = <Value>(field: MeasuredField, reader: (text: string) => Value | undefined) =>
      read(measuredName(side, field), labelOf(field), reader)
    const [uncorrected, corrected] = [of('uncorrected', acuityOf), of('corrected', acuityOf)]
    const [sphere, cylinder] = [of('objectiveSphere', readMeasuredPower), of('objectiveCylinder', readMeasuredPower)]
    const axis = of('objectiveAxis', readAxis)
    if (axis !== null && cylinder === null) unread ??= labelOf('objectiveCylinder')
    return { uncorrected, corrected, objective: objectiveOf(sphere, cylinder, axis) }
  }
  const exam = {
    right: eye('right'),
    left: eye('left'),
    binocular: read(BINOCULAR, t('bookings.exam.binocular'), acuityOf),
    pupillaryDistance: read(WHOLE_DISTANCE, t('bookings.exam.pupillaryDistance'), readMillimeters),
  }
  return { exam, unread }
}

/** An axis beside a cylinder of zero says nothing. */
function objectiveOf(sphere: number | null, cylinder: number | null, axis: number | null): ObjectiveRefraction | null {
  if (sphere === null && cylinder === null) return null
  return { sphere: sphere ?? 0, cylinder: cylinder ?? 0, axis: cylinder ? (axis ?? 0) : 0 }
}

function acuityOf(text: string): Acuity | undefined {
  return readAcuity(text) ?? LowVision.options.find((low) => t(`bookings.exam.low.${low}`) === text.toLowerCase())
}

/** A prescription as it would be typed, for the form that corrects it. */
export function typedGlasses(glasses: GlassesPrescription): Typed {
  const eyes = valuesPerEye(glasses)
  const written = SIDES.flatMap((side) =>
    EYE_FIELDS.map((field) => {
      const value = eyes[side][field]
      if (value === 0 && field !== 'sphere') return [valueName(side, field), ''] as const
      const isPower = field !== 'axis' && field !== 'pupillaryDistance'
      return [valueName(side, field), isPower ? writeDiopters(value) : decimal(value)] as const
    }),
  )
  return Object.fromEntries(written)
}

/** A record as it would be typed. */
export function typedExam(exam: ExamRecord): Typed {
  const written = SIDES.flatMap((side) => {
    const { uncorrected, corrected, objective } = exam[side]
    const typed: Record<MeasuredField, string> = {
      uncorrected: typedAcuity(uncorrected),
      corrected: typedAcuity(corrected),
      objectiveSphere: objective ? writeDiopters(objective.sphere) : '',
      objectiveCylinder: objective?.cylinder ? writeDiopters(objective.cylinder) : '',
      objectiveAxis: objective?.cylinder ? String(objective.axis) : '',
    }
    return MEASURED.map((field) => [measuredName(side, field), typed[field]] as const)
  })
  const { binocular, pupillaryDistance } = exam
  const whole = pupillaryDistance === null ? '' : decimal(pupillaryDistance)
  return { ...Object.fromEntries(written), [BINOCULAR]: typedAcuity(binocular), [WHOLE_DISTANCE]: whole }
}

function typedAcuity(acuity: Acuity | null): string {
  if (acuity === null) return ''
  return typeof acuity === 'number' ? writeAcuity(acuity) : t(`bookings.exam.low.${acuity}`)
}

const decimal = (value: number) => String(value).replace('.', ',')
