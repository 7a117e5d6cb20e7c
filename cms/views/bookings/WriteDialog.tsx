'use client'
import { useState } from 'react'
import { writePrescription, type AdminBooking } from '#contracts/booking-handling.ts'
import { Dialog } from '../Dialog.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { LensFields, noLenses, readLenses } from './LensFields.tsx'
import { ExamFields, GlassesFields } from './PrescriptionFields.tsx'
import { usePrescriptionForm } from './use-prescription-form.ts'

interface WriteDialogProps {
  booking: AdminBooking
  onClose: () => void
  onDone: (message: string) => void
}

/** Writes the prescription of a visit, for glasses, contact lenses or both, and what was measured. Values that are rare are asked about again. */
export function WriteDialog({ booking: { number, name }, onClose, onDone }: WriteDialogProps) {
  const { sending, refusal, run } = useAction()
  const form = usePrescriptionForm()
  const [lenses, setLenses] = useState(noLenses)
  const [problem, setProblem] = useState('')

  function submit(): void {
    const read = form.read()
    const prescribed = readLenses(lenses)
    const found =
      typeof read === 'string'
        ? read
        : prescribed === 'incomplete'
          ? t('bookings.write.lenses_incomplete')
          : !read.glasses && !prescribed
            ? t('bookings.write.nothing')
            : ''
    setProblem(found)
    if (found || typeof read === 'string' || prescribed === 'incomplete') return
    const { glasses, exam } = read
    void run(
      async (key) => {
        const written = {
          ...(glasses && { glasses }),
          ...(prescribed && { lenses: prescribed }),
          ...(exam && { exam }),
        }
        const answer = await send(writePrescription, { number, ...written, confirmsUnusual: form.isUnusual }, key)
        form.setUnusual(!answer.isDone && answer.code === 'prescription.unusual')
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
      {...sending}
      title={t('bookings.write.title', { name })}
      action={t(form.isUnusual ? 'bookings.write.confirm' : 'bookings.write.do')}
      isWide
      onClose={onClose}
      refusal={problem || (form.isUnusual ? t('bookings.write.unusual') : refusal)}
      onSubmit={submit}
    >
      <p>{t('bookings.write.lead')}</p>
      <GlassesFields typed={form.typed} onType={form.type} />
      <ExamFields typed={form.typed} onType={form.type} />
      <section className="day-write" aria-labelledby="write-lenses">
        <h3 id="write-lenses">{t('bookings.write.contact_lenses')}</h3>
        <LensFields typed={lenses} onChange={setLenses} />
      </section>
    </Dialog>
  )
}
