'use client'
import { useState } from 'react'
import { moveByStaff, type AdminBooking } from '#contracts/booking-handling.ts'
import type { Examiner, SlotTime } from '#contracts/bookings.ts'
import { shortDay } from '#domain/calendar/finnish-day.ts'
import { Choice } from '../Choice.tsx'
import { Dialog } from '../Dialog.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { examinerChoices } from './choices.ts'
import { TimeChoice } from './TimeChoice.tsx'
import { clock } from './times.ts'

interface MoveDialogProps {
  booking: AdminBooking
  store: number
  examiners: readonly Examiner[]
  now: { day: string; time: string }
  onClose: () => void
  onDone: (message: string) => void
}

/** Moves a booking to another free time and notifies its customer. */
export function MoveDialog({ booking, store, examiners, now, onClose, onDone }: MoveDialogProps) {
  const { number, name, examType, day, time } = booking
  const { sending, run } = useAction()
  const [to, setTo] = useState<SlotTime>()
  const [examiner, setExaminer] = useState(booking.examinerWished ? String(booking.examiner) : '')
  const wanted = examiner === '' ? undefined : Number(examiner)
  function submit(): void {
    if (!to) return
    void run(
      (key) => send(moveByStaff, { number, ...to, ...(wanted !== undefined && { examiner: wanted }) }, key),
      () => {
        onClose()
        onDone(t('bookings.move.done', { name, day: shortDay(to.day), time: clock(to.time) }))
      },
    )
  }
  return (
    <Dialog
      {...sending}
      title={t('bookings.move.title', { name })}
      action={t('bookings.move.do')}
      isWide
      onClose={onClose}
      onSubmit={submit}
    >
      <p>{t('bookings.move.lead', { day: shortDay(day), time: clock(time) })}</p>
      <Choice
        label={t('bookings.fact.examiner')}
        value={examiner}
        options={examinerChoices(examiners)}
        onChange={setExaminer}
        isFirst
      />
      <TimeChoice
        wish={{ examType, store, examiner: wanted, booking: number }}
        from={day > now.day ? day : now.day}
        near={undefined}
        now={now}
        value={to}
        onChange={setTo}
      />
    </Dialog>
  )
}
