'use client'
import { useId, useState, type SyntheticEvent } from 'react'
import { writeValues } from '#contracts/awaited-prescriptions.ts'
import { GlassesPrescription } from '#contracts/prescriptions.ts'
import { SIDES, type EyeValues, type Side } from '#domain/prescriptions/per-eye.ts'
import { readAxis, readDiopters, readMillimeters } from '#domain/prescriptions/read-values.ts'
import { DayInput } from '../DayInput.tsx'
import { ActionResult } from '../ActionResult.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

const READERS: Record<keyof EyeValues, (typed: string) => number | undefined> = {
  sphere: readDiopters,
  cylinder: readDiopters,
  axis: readAxis,
  addition: readDiopters,
  pupillaryDistance: readMillimeters,
}
const FIELDS = Object.keys(READERS) as (keyof EyeValues)[]

/** The values of a prescription as an optician has read them from its picture, or heard them by phone. */
export function PrescriptionValues({ number, lineRef }: { number: string; lineRef: string }) {
  const { isWorking, refusal, run } = useAction()
  const [problem, setProblem] = useState('')
  const day = useId()
  const [message, setMessage] = useState('')

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault()
    const glasses = read(new FormData(event.currentTarget))
    setProblem(glasses ? '' : t('prescription.write_unreadable'))
    if (!glasses) return
    void run(
      (key) => send(writeValues, { number, ref: lineRef, glasses }, key),
      () => setMessage(t('prescription.written')),
    )
  }

  return (
    <form className="admin-write" onSubmit={submit}>
      <p>{t('prescription.write_hint')}</p>
      {SIDES.map((side) => (
        <fieldset key={side} className="admin-write__eye">
          <legend>{t(`prescription.${side}`)}</legend>
          {FIELDS.map((field) => (
            <label key={field}>
              {t(`prescription.${field}`)}
              <input name={nameOf(side, field)} size={6} autoComplete="off" required={field === 'sphere'} />
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

const nameOf = (side: Side, field: keyof EyeValues) => `${side}${field.charAt(0).toUpperCase()}${field.slice(1)}`

/** The prescription of the form; nothing where a value cannot be read. The rules are the shop's to judge. */
function read(form: FormData): GlassesPrescription | undefined {
  const textOf = (name: string) => String(form.get(name) ?? '').trim()
  const eyes = SIDES.flatMap((side) => FIELDS.map((field) => [nameOf(side, field), valueOf(field, side)] as const))
  function valueOf(field: keyof EyeValues, side: Side) {
    const typed = textOf(nameOf(side, field))
    return typed === '' ? 0 : READERS[field](typed)
  }
  const parsed = GlassesPrescription.safeParse({ ...Object.fromEntries(eyes), examinedOn: textOf('examinedOn') })
  return parsed.success ? parsed.data : undefined
}
