'use client'
import type { LensUse } from '#contracts/cart.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { groundSphere, useName } from '#domain/prescriptions/ground-power.ts'
import { valuesPerEye, SIDES, type EyeValues } from '#domain/prescriptions/per-eye.ts'
import { writeDiopters, writeMillimeters } from '#domain/prescriptions/write-values.ts'
import { t } from '../text.ts'
import { eyeNames } from './eye-names.ts'
import { LensFigures } from './LensFigures.tsx'
import type { OrderPrescription } from './use-prescriptions.ts'

const COLUMNS: [keyof EyeValues, (value: number) => string][] = [
  ['sphere', writeDiopters],
  ['cylinder', writeDiopters],
  ['axis', (value) => `${value}°`],
  ['addition', writeDiopters],
  ['pupillaryDistance', writeMillimeters],
]

/** Of an order, with the figures of its lenses and what was measured at their fitting, or of a visit or an account. */
type PaperPrescription = Omit<OrderPrescription, 'needsFitting' | 'fitting' | 'figures'> &
  Partial<Pick<OrderPrescription, 'fitting' | 'figures'>>

/** A prescription laid out as on paper: right above left, in the order opticians write. */
export function PrescriptionPaper({ prescription }: { prescription: PaperPrescription }) {
  const { articleDescription, variety, use, eye, text, glasses, examinedOn, unusual, fitting, figures } = prescription
  const name = [articleDescription, variety].filter(Boolean).join(', ')
  return (
    <figure className="admin-paper">
      <figcaption>{name}</figcaption>
      {glasses && <GlassesTable glasses={glasses} name={name} />}
      {glasses && use && <GroundPowers glasses={glasses} use={use} />}
      {figures && <LensFigures figures={figures} />}
      {text && <p className="admin-paper__lens">{[eye && eyeNames[eye], text].filter(Boolean).join(': ')}</p>}
      {fitting && (
        <p>
          {t('fitting.measured', {
            pd: `${writeMillimeters(fitting.rightPupillaryDistance)} / ${writeMillimeters(fitting.leftPupillaryDistance)}`,
            height: `${writeMillimeters(fitting.rightHeight)} / ${writeMillimeters(fitting.leftHeight)}`,
          })}
        </p>
      )}
      {examinedOn && <p>{t('prescription.examined', { day: finnishDay(examinedOn) })}</p>}
      {unusual.length > 0 && (
        <div className="admin-paper__unusual">
          <strong>{t('prescription.unusual')}</strong>
          <ul>
            {unusual.map((why) => (
              <li key={why}>{t(`prescription.why.${why}`)}</li>
            ))}
          </ul>
        </div>
      )}
    </figure>
  )
}

function GlassesTable({ glasses, name }: { glasses: GlassesPrescription; name: string }) {
  const eyes = valuesPerEye(glasses)
  return (
    <>
      <div className="admin-paper__scroll" tabIndex={0} role="region" aria-label={name}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('prescription.eye')}</th>
              {COLUMNS.map(([field]) => (
                <th key={field} scope="col">
                  {t(`prescription.${field}`)}
                  <small>{t(`prescription.${field}_long`)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SIDES.map((side) => (
              <tr key={side}>
                <th scope="row">{t(`prescription.${side}`)}</th>
                {COLUMNS.map(([field, write]) => (
                  <td key={field}>{shown(eyes[side], field, write)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{t('prescription.examined', { day: finnishDay(glasses.examinedOn) })}</p>
      {glasses.note && (
        <p className="admin-words">
          <strong>{t('prescription.note')}:</strong> {glasses.note}
        </p>
      )}
    </>
  )
}

/** The powers that are ground for what the lenses are for: the workshop reads these, not those of the paper. */
function GroundPowers({ glasses, use }: { glasses: GlassesPrescription; use: LensUse }) {
  const eyes = valuesPerEye(glasses)
  const powers = SIDES.map((side) => `${t(`prescription.${side}`)} SF ${writeDiopters(groundSphere(eyes[side], use))}`)
  return (
    <p>
      <strong>
        {t('prescription.ground')} {useName(use, 'fi').toLowerCase()}:
      </strong>{' '}
      {powers.join(', ')}
    </p>
  )
}

/** Zero is a value for a sphere only; in the other columns it means empty. */
function shown(eye: EyeValues, field: keyof EyeValues, write: (value: number) => string): string {
  const isBlank = field === 'axis' ? eye.cylinder === 0 : field !== 'sphere' && eye[field] === 0
  return isBlank ? '–' : write(eye[field])
}
