'use client'
import { useState } from 'react'
import { writePrescription, type DeskBooking } from '#contracts/booking-handling.ts'
import { SIDES } from '#domain/prescriptions/per-eye.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { EYE_FIELDS, readGlasses, valueName } from './glasses-values.ts'
import { LensFields, noLenses, readLenses } from './LensFields.tsx'

interface WriteDialogProps {
  booking: DeskBooking
  onClose: () => void
  onDone: (message: string) => void
}

/** Writes the prescription of a visit, for glasses, contact lenses or both. Values that are rare are asked about again. */
export function WriteDialog({ booking: { number, name }, onClose, onDone }: WriteDialogProps) {
  const { isWorking, refusal, wrong, run } = useAction()
  const [values, setValues] = useState<Record<string, string>>({})
  const [note, setNote] = useState('')
  const [lenses, setLenses] = useState(noLenses)
  const [problem, setProblem] = useState('')
  const [isUnusual, setUnusual] = useState(false)
  const hasGlasses = Object.values(values).some((value) => value.trim() !== '')

  function type(field: string, value: string): void {
    setUnusual(false)
    setValues((typed) => ({ ...typed, [field]: value }))
  }

  function submit(): void {
    const glasses = hasGlasses ? readGlasses(values, note) : undefined
    const prescribed = readLenses(lenses)
    const found =
      hasGlasses && !glasses
        ? t('prescription.write_unreadable')
        : prescribed === 'incomplete'
          ? t('bookings.write.lenses_incomplete')
          : !glasses && !prescribed
            ? t('bookings.write.nothing')
            : ''
    setProblem(found)
    if (found || prescribed === 'incomplete') return
    void run(
      async (key) => {
        const written = { ...(glasses && { glasses }), ...(prescribed && { lenses: prescribed }) }
        const answer = await send(writePrescription, { number, ...written, confirmsUnusual: isUnusual }, key)
        setUnusual(!answer.isDone && answer.code === 'prescription.unusual')
        return answer
      },
      () => {
        onDone(t('bookings.write.done', { name }))
        onClose()
      },
    )
  }

  return (
    <Dialog
      title={t('bookings.write.title', { name })}
      action={t(isUnusual ? 'bookings.write.confirm' : 'bookings.write.do')}
      isWide
      {...{ isWorking, onClose }}
      refusal={problem || (isUnusual ? t('bookings.write.unusual') : refusal)}
      wrong={wrong}
      onSubmit={submit}
    >
      <p>{t('bookings.write.lead')}</p>
      <section className="day-write" aria-labelledby="write-glasses">
        <h3 id="write-glasses">{t('bookings.write.glasses')}</h3>
        {SIDES.map((side, row) => (
          <fieldset key={side} className="desk-write__eye">
            <legend>{t(`prescription.${side}`)}</legend>
            {EYE_FIELDS.map((field, at) => (
              <label key={field} title={t(`prescription.${field}_long`)}>
                {t(`prescription.${field}`)}
                <input
                  autoComplete="off"
                  autoFocus={row + at === 0}
                  value={values[valueName(side, field)] ?? ''}
                  onChange={({ target }) => type(valueName(side, field), target.value)}
                />
              </label>
            ))}
          </fieldset>
        ))}
        <DialogField name="note" label={t('bookings.write.note')} value={note} onChange={setNote} />
      </section>
      <section className="day-write" aria-labelledby="write-lenses">
        <h3 id="write-lenses">{t('bookings.write.contact_lenses')}</h3>
        <LensFields typed={lenses} onChange={setLenses} />
      </section>
    </Dialog>
  )
}
