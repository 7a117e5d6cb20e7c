'use client'
import { useId } from 'react'
import { EYE_FIELDS, SIDES, valueName } from '#domain/prescriptions/per-eye.ts'
import { DialogField } from '../DialogField.tsx'
import { t } from '../text.ts'
import { BINOCULAR, lowVisionWords, MEASURED, measuredName, WHOLE_DISTANCE, type Typed } from './exam-values.ts'

interface FieldsProps {
  typed: Typed
  onType: (name: string, value: string) => void
}

/** The values of glasses by eye, in the order opticians write, and the note below them. */
export function GlassesFields({ typed, onType }: FieldsProps) {
  return (
    <section className="day-write" aria-labelledby="write-glasses">
      <h3 id="write-glasses">{t('bookings.write.glasses')}</h3>
      {SIDES.map((side, row) => (
        <fieldset key={side} className="admin-write__eye">
          <legend>{t(`prescription.${side}`)}</legend>
          {EYE_FIELDS.map((field, at) => (
            <label key={field} title={t(`prescription.${field}_long`)}>
              {t(`prescription.${field}`)}
              <input
                autoComplete="off"
                autoFocus={row + at === 0}
                value={typed[valueName(side, field)] ?? ''}
                onChange={({ target }) => onType(valueName(side, field), target.value)}
              />
            </label>
          ))}
        </fieldset>
      ))}
      <DialogField
        name="note"
        label={t('bookings.write.note')}
        value={typed.note ?? ''}
        onChange={(note) => onType('note', note)}
      />
    </section>
  )
}

/** What was measured beside the prescription. Each field may stay empty. */
export function ExamFields({ typed, onType }: FieldsProps) {
  const words = useId()
  const field = (name: string, label: string, list?: string) => (
    <label key={name}>
      {label}
      <input
        autoComplete="off"
        list={list}
        value={typed[name] ?? ''}
        onChange={({ target }) => onType(name, target.value)}
      />
    </label>
  )
  const isAcuity = (name: string) => name === 'uncorrected' || name === 'corrected'
  return (
    <section className="day-write" aria-labelledby="write-exam">
      <h3 id="write-exam">{t('bookings.exam.title')}</h3>
      <p>{t('bookings.exam.lead')}</p>
      {SIDES.map((side) => (
        <fieldset key={side} className="admin-write__eye">
          <legend>{t(`bookings.exam.${side}`)}</legend>
          {MEASURED.map((name) =>
            field(measuredName(side, name), t(`bookings.exam.${name}`), isAcuity(name) ? words : undefined),
          )}
        </fieldset>
      ))}
      <fieldset className="admin-write__eye">
        <legend>{t('bookings.exam.both')}</legend>
        {field(BINOCULAR, t('bookings.exam.binocular'), words)}
        {field(WHOLE_DISTANCE, t('bookings.exam.pupillaryDistance'))}
      </fieldset>
      <datalist id={words}>
        {lowVisionWords().map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </section>
  )
}
