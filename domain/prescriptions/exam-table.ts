import type { Acuity, ExamRecord, LowVision, ObjectiveRefraction } from '#contracts/exam-records.ts'
import { writeAcuity } from './exam-record.ts'
import { SIDES, type Side } from './per-eye.ts'
import { writeDiopters, writeMillimeters } from './write-values.ts'

/** A kind of row of the table, with a value for each eye. */
export type Measured = 'uncorrected' | 'corrected' | 'objective'

/** An exam record as it is read. What was not measured is `–`, or left out with its row. */
export interface ExamTable {
  rows: { measured: Measured; values: Record<Side, string> }[]
  /** Of both eyes together. */
  binocular: string | null
  pupillaryDistance: string | null
}

const MEASURED: Measured[] = ['uncorrected', 'corrected', 'objective']

/** @param wordOf what stands in the reader's language for an acuity below the charts. */
export function examTable(exam: ExamRecord, wordOf: (low: LowVision) => string): ExamTable {
  const acuity = (value: Acuity | null) =>
    value === null ? null : typeof value === 'number' ? writeAcuity(value) : wordOf(value)
  const cell = (side: Side, measured: Measured) =>
    measured === 'objective' ? writeObjective(exam[side].objective) : acuity(exam[side][measured])
  return {
    rows: MEASURED.filter((measured) => SIDES.some((side) => exam[side][measured] !== null)).map((measured) => ({
      measured,
      values: { right: cell('right', measured) ?? '–', left: cell('left', measured) ?? '–' },
    })),
    binocular: acuity(exam.binocular),
    pupillaryDistance: exam.pupillaryDistance === null ? null : writeMillimeters(exam.pupillaryDistance),
  }
}

/** As a machine prints it: `−1,25`, or with its cylinder `−1,25 / −0,50 × 90°`. */
function writeObjective(objective: ObjectiveRefraction | null): string | null {
  if (!objective) return null
  const { sphere, cylinder, axis } = objective
  return cylinder === 0 ? writeDiopters(sphere) : `${writeDiopters(sphere)} / ${writeDiopters(cylinder)} × ${axis}°`
}
