'use client'
import { useState } from 'react'
import { correctWritten } from '#contracts/booking-handling.ts'
import type { SavedPrescription } from '#contracts/kept-prescriptions.ts'
import { Dialog } from '../Dialog.tsx'
import { DialogField } from '../DialogField.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { typedExam, typedGlasses } from './exam-values.ts'
import { ExamFields, GlassesFields } from './PrescriptionFields.tsx'
import { usePrescriptionForm } from './use-prescription-form.ts'

interface CorrectDialogProps {
  booking: { number: string; name: string }
  prescription: SavedPrescription
  onClose: () => void
  onDone: (message: string) => void
}

/** Corrects what was written after a visit: what stood there stays readable below what is added, with who and why. */
export function CorrectDialog({ booking: { number, name }, prescription, onClose, onDone }: CorrectDialogProps) {
  const { ref, glasses, exam, versions } = prescription
  const { sending, refusal, run } = useAction()
  const form = usePrescriptionForm({
    ...(glasses && { ...typedGlasses(glasses), note: glasses.note ?? '' }),
    ...(exam && typedExam(exam)),
  })
  const [why, setWhy] = useState('')
  const [problem, setProblem] = useState('')

  function submit(): void {
    const read = form.read()
    const found = typeof read === 'string' ? read : why.trim().length < 3 ? t('bookings.correct.why_missing') : ''
    setProblem(found)
    if (found || typeof read === 'string') return
    void run(
      async (key) => {
        const asked = { number, ref, seen: versions.length, why, ...read, confirmsUnusual: form.isUnusual }
        const answer = await send(correctWritten, asked, key)
        form.setUnusual(!answer.isDone && answer.code === 'prescription.unusual')
        return answer
      },
      () => {
        onDone(t('bookings.correct.done', { name }))
        onClose()
      },
    )
  }

  return (
    <Dialog
      {...sending}
      title={t('bookings.correct.title', { name })}
      action={t(form.isUnusual ? 'bookings.write.confirm' : 'bookings.correct.do')}
      isWide
      onClose={onClose}
      refusal={problem || (form.isUnusual ? t('bookings.write.unusual') : refusal)}
      onSubmit={submit}
    >
      <p>{t('bookings.correct.lead')}</p>
      {glasses && <GlassesFields typed={form.typed} onType={form.type} />}
      <ExamFields typed={form.typed} onType={form.type} />
      <DialogField
        name="why"
        label={t('bookings.correct.why')}
        hint={t('bookings.correct.why_hint')}
        isLong
        value={why}
        onChange={setWhy}
      />
    </Dialog>
  )
}
