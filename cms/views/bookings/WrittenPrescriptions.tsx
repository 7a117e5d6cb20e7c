'use client'
import { printPrescription } from '#contracts/booking-handling.ts'
import type { KeptSummary } from '#contracts/kept-prescriptions.ts'
import { saveFile } from '../orders/save-file.ts'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { nameOfWritten } from './OpenedFacts.tsx'

/** The prescriptions written after a visit, each as a page to print. */
export function WrittenPrescriptions({ number, written }: { number: string; written: KeptSummary[] }) {
  const { isWorking, refusal, run } = useAction()
  if (written.length === 0) return null
  const print = (ref: string) =>
    run(
      (key) => send(printPrescription, { number, ref }, key),
      ({ pdf }) => saveFile(pdf, 'application/pdf'),
    )
  return (
    <div className="desk-settle">
      {written.map((one) => (
        <button
          key={one.ref}
          type="button"
          className="desk-button"
          aria-disabled={isWorking}
          onClick={() => void print(one.ref)}
        >
          {t('bookings.visit.print', { name: nameOfWritten(one) })}
        </button>
      ))}
      <span className="desk-dialog__refusal" role="alert">
        {refusal}
      </span>
    </div>
  )
}
