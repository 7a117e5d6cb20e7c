'use client'
import type { ExamRecord, PrescriptionVersion } from '#contracts/exam-records.ts'
import { finnishDay, helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { examTable } from '#domain/prescriptions/exam-table.ts'
import { SIDES } from '#domain/prescriptions/per-eye.ts'
import { valueLines } from '#domain/prescriptions/value-table.ts'
import { TableHead } from '../TableHead.tsx'
import { t } from '../text.ts'

/** What was measured in an exam, right beside left. */
export function ExamPaper({ exam }: { exam: ExamRecord }) {
  const { rows, binocular, pupillaryDistance } = examTable(exam, (low) => t(`bookings.exam.low.${low}`))
  return (
    <figure className="admin-paper">
      <figcaption>{t('bookings.exam.title')}</figcaption>
      {rows.length > 0 && (
        <div className="admin-paper__scroll" tabIndex={0} role="region" aria-label={t('bookings.exam.title')}>
          <table>
            <TableHead columns={[t('bookings.exam.measured'), ...SIDES.map((side) => t(`prescription.${side}`))]} />
            <tbody>
              {rows.map(({ measured, values }) => (
                <tr key={measured}>
                  <th scope="row">{t(`bookings.exam.${measured}_long`)}</th>
                  {SIDES.map((side) => (
                    <td key={side}>{values[side]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {binocular && <p>{`${t('bookings.exam.binocular_long')}: ${binocular}`}</p>}
      {pupillaryDistance && <p>{`${t('bookings.exam.distance_long')}: ${pupillaryDistance}`}</p>}
    </figure>
  )
}

/** Who corrected a prescription, when and why, the latest first; and what it read before. What holds stands above. */
export function EarlierVersions({ versions }: { versions: PrescriptionVersion[] }) {
  if (versions.length === 0) return null
  return (
    <section className="day-versions">
      <h3>{t('bookings.correct.history')}</h3>
      <ol>
        {versions.toReversed().map(({ at, by, why, glasses, exam }, place) => (
          <li key={at}>
            <p>
              <strong>
                {t(why === null ? 'bookings.correct.first' : 'bookings.correct.corrected', {
                  day: finnishDay(helsinkiDay(at)),
                  name: by ?? '',
                })}
              </strong>
              {why !== null && ` ${why}`}
            </p>
            {place > 0 && glasses && <p>{glassesLine(glasses)}</p>}
            {place > 0 && exam && <p>{examLine(exam)}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

const glassesLine = (glasses: NonNullable<PrescriptionVersion['glasses']>) =>
  valueLines(glasses)
    .map(({ eye, text }) => `${t(`prescription.${eye}`)}: ${text}`)
    .join('. ')

function examLine(exam: ExamRecord): string {
  const { rows } = examTable(exam, (low) => t(`bookings.exam.low.${low}`))
  return rows
    .map(({ measured, values }) => `${t(`bookings.exam.${measured}_long`)}: ${values.right} / ${values.left}`)
    .join('. ')
}
