'use client'
import { useId, useState, type SyntheticEvent } from 'react'
import { writeValues } from '#contracts/awaited-prescriptions.ts'
import { GlassesPrescription } from '#contracts/prescriptions.ts'
import { EYE_FIELDS, SIDES, valueName } from '#domain/prescriptions/per-eye.ts'
import { DayInput } from '../DayInput.tsx'
import { ActionResult } from '../ActionResult.tsx'
import { readGlasses } from '../bookings/glasses-values.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

/** The values of a prescription as an optician has read them from its picture, or heard them by phone. */
export function PrescriptionValues({ number, lineRef }: { number: string; lineRef: string }) {
  const { isWorking, refusal, run } = useAction()
  const [problem, setProblem] = useState('')
  const day = useId()
  const [message, setMessage] = useState('')

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = (name: string) => String(form.get(name) ?? '')
    const values = readGlasses((side, field) => typed(valueName(side, field)))
    if (typeof values === 'string') return setProblem(values)
    const glasses = GlassesPrescription.safeParse({ ...values, examinedOn: typed('examinedOn').trim() })
    setProblem(glasses.success ? '' : t('prescription.write_unreadable'))
    if (!glasses.success) return
    void run(
      (key) => send(writeValues, { number, ref: lineRef, glasses: glasses.data }, key),
      () => setMessage(t('prescription.written')),
    )
  }

  return (
    <form className="admin-write" onSubmit={submit}>
      <p>{t('prescription.write_hint')}</p>
      {SIDES.map((side) => (
        <fieldset key={side} className="admin-write__eye">
          <legend>{t(`prescription.${side}`)}</legend>
          {EYE_FIELDS.map((field) => (
            <label key={field}>
              {t(`prescription.${field}`)}
              <input name={valueName(side, field)} size={6} autoComplete="off" required={field === 'sphere'} />
            </label>
          ))}
        </fieldset>
      ))}
      <label htmlFor={day}>{t('prescription.write_day')}</label>
      <DayInput id={day} name="examinedOn" value="" />
      <button className="admin-button admin-button--primary" aria-disabled={isWorking}>
        {t('prescription.write')}
      </button>
      <ActionResult message={message} refusal={problem || refusal} />
    </form>
  )
}
