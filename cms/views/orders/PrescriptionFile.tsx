'use client'
import { readOrderFile } from '#contracts/awaited-prescriptions.ts'
import { ActionResult } from '../ActionResult.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'

/** Saves the photographed prescription of a line. It is fetched on request, and each request is recorded. */
export function PrescriptionFile({ number, lineRef }: { number: string; lineRef: string }) {
  const { isWorking, refusal, run } = useAction()
  const open = () =>
    run(
      (key) => send(readOrderFile, { number, ref: lineRef }, key),
      ({ type, file }) => save(file, type),
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

/** As a download: no document of a customer runs inside the admin. */
function save(file: string, type: string): void {
  const bytes = Uint8Array.from(atob(file), (sign) => sign.charCodeAt(0))
  const href = URL.createObjectURL(new Blob([bytes], { type }))
  const download = type === 'application/pdf' ? 'resepti.pdf' : 'resepti.jpg'
  Object.assign(document.createElement('a'), { href, download }).click()
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
