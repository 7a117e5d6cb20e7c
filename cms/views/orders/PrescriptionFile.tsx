'use client'
import { readOrderFile } from '#contracts/awaited-prescriptions.ts'
import { ActionResult } from '../ActionResult.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { saveFile } from './save-file.ts'

/** Saves the photographed prescription of a line. It is fetched on request, and each request is recorded. */
export function PrescriptionFile({ number, lineRef }: { number: string; lineRef: string }) {
  const { isWorking, refusal, run } = useAction()
  const open = () =>
    run(
      (key) => send(readOrderFile, { number, ref: lineRef }, key),
      ({ type, file }) => saveFile(file, type),
    )
  return (
    <>
      <button type="button" className="desk-button" aria-disabled={isWorking} onClick={() => void open()}>
        {t('prescription.file')}
      </button>
      <ActionResult message="" refusal={refusal} />
    </>
  )
}
