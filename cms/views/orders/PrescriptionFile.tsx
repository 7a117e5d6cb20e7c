'use client'
import { readOrderFile } from '#contracts/awaited-prescriptions.ts'
import { Button } from '../Button.tsx'
import { ActionResult } from '../ActionResult.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { saveFile } from './save-file.ts'

interface PrescriptionFileProps {
  number: string
  /** The line whose prescription it is, or the question that it answers. */
  of: { ref: string } | { inquiry: number }
}

/** Saves a photographed prescription, or the picture of an answer. It is fetched on request, and each request is recorded. */
export function PrescriptionFile({ number, of }: PrescriptionFileProps) {
  const { isWorking, refusal, run } = useAction()
  const open = () =>
    run(
      (key) => send(readOrderFile, { number, ...of }, key),
      ({ type, file }) => saveFile(file, type),
    )
  return (
    <>
      <Button isWorking={isWorking} onClick={() => void open()}>
        {t('inquiry' in of ? 'inquiry.file' : 'prescription.file')}
      </Button>
      <ActionResult message="" refusal={refusal} />
    </>
  )
}
