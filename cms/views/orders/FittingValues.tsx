'use client'
import { useState, type SyntheticEvent } from 'react'
import { FittingMeasures, measureFitting } from '#contracts/fittings.ts'
import { SIDES } from '#domain/prescriptions/per-eye.ts'
import { ActionResult } from '../ActionResult.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

const MEASURES = ['PupillaryDistance', 'Height'] as const

interface FittingValuesProps {
  number: string
  lineRef: string
  /** Shows the prescription with them. */
  onWritten: () => void
}

/** What an optician measures at the fitting: with it the glasses may be ground. */
export function FittingValues({ number, lineRef, onWritten }: FittingValuesProps) {
  const { isWorking, refusal, run } = useAction()
  const [problem, setProblem] = useState('')

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = [...new FormData(event.currentTarget)]
    const typed = form.map(([name, value]) => [name, Number(String(value).trim().replace(',', '.'))])
    const read = FittingMeasures.safeParse(Object.fromEntries(typed))
    setProblem(read.success ? '' : t('fitting.unreadable'))
    if (read.success)
      void run((key) => send(measureFitting, { number, ref: lineRef, measures: read.data }, key), onWritten)
  }

  return (
    <form className="admin-write" onSubmit={submit}>
      <p>{t('fitting.hint')}</p>
      {SIDES.map((side) => (
        <fieldset key={side} className="admin-write__eye">
          <legend>{t(`prescription.${side}`)}</legend>
          {MEASURES.map((measure) => (
            <label key={measure}>
              {t(`fitting.${measure}`)}
              <input name={`${side}${measure}`} size={6} inputMode="decimal" autoComplete="off" required />
            </label>
          ))}
        </fieldset>
      ))}
      <button className="admin-button admin-button--primary" aria-disabled={isWorking}>
        {t('fitting.write')}
      </button>
      <ActionResult message="" refusal={problem || refusal} />
    </form>
  )
}
