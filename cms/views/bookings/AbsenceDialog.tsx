'use client'
import { useState } from 'react'
import { moveBroken, previewAbsence, type BrokenBooking } from '#contracts/booking-handling.ts'
import type { Examiner } from '#contracts/bookings.ts'
import { shortDay } from '#domain/calendar/finnish-day.ts'
import { Dialog } from '../Dialog.tsx'
import { ask, send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { AbsenceFields, type TypedAbsence } from './AbsenceFields.tsx'
import { saveAbsence } from './save-absence.ts'
import type { AwayStart } from './choices.ts'
import { clock, endOf } from './times.ts'

interface AbsenceDialogProps {
  start: AwayStart
  examiners: readonly Examiner[]
  /** The day shown. */
  day: string
  onClose: () => void
  onDone: (message: string) => void
}

/** What an absence comes to, in steps: planned, looked at with the bookings it breaks, and who is left to be phoned. */
type Step = 'planned' | 'previewed' | 'phoning'

/**
 * Plans an absence and moves the bookings it breaks, each with a letter. Where they are broken already, by an absence or a
 * shift that was changed, nothing is planned any more and they are moved alone.
 */
export function AbsenceDialog({ start, examiners, day, onClose, onDone }: AbsenceDialogProps) {
  const { sending, run } = useAction()
  const isPlanned = start.broken.length === 0
  const [typed, setTyped] = useState(() => begin(start, examiners, day))
  const [step, setStep] = useState<Step>('planned')
  const [isSaved, setSaved] = useState(!isPlanned)
  const [broken, setBroken] = useState<BrokenBooking[]>([])
  const movable = broken.flatMap(({ booking: { number }, movesTo }) =>
    movesTo ? [{ number, day: movesTo.day, time: movesTo.time, examiner: movesTo.examiner }] : [],
  )
  const name = examiners.find(({ id }) => id === typed.examiner)?.name ?? start.broken[0]?.examinerName ?? ''

  const look = () =>
    run(
      () =>
        ask(previewAbsence, {
          examiner: typed.examiner,
          from: `${typed.fromDay}T${typed.fromTime || '00:00'}`,
          to: `${typed.toDay}T${typed.toTime || '23:59'}`,
        }),
      (found) => {
        setBroken(isPlanned ? found.broken : found.broken.filter(({ booking }) => booking.isBroken))
        setStep('previewed')
      },
    )

  const save = () =>
    run(
      async (key) => {
        if (!isSaved) {
          const saved = await saveAbsence(typed)
          if (!saved.isDone) return saved
          setSaved(true)
        }
        if (movable.length === 0) return { isDone: true, value: { moved: 0, left: [] } }
        return send(moveBroken, { moves: movable }, key)
      },
      ({ moved, left }) => {
        onDone(
          [
            isPlanned && t('bookings.absence.saved', { name }),
            moved > 0 && t('bookings.absence.moved', { count: moved }),
          ]
            .filter(Boolean)
            .join(' '),
        )
        const toPhone = broken.filter(({ booking, movesTo }) => !movesTo || left.includes(booking.number))
        setBroken(toPhone)
        if (toPhone.length === 0) return onClose()
        setStep('phoning')
      },
    )

  return (
    <Dialog
      {...sending}
      title={t(isPlanned ? 'bookings.absence.title' : 'bookings.broken.dialog', { name })}
      action={actionOf(step, isPlanned, movable.length)}
      isWide={step !== 'planned'}
      onClose={onClose}
      onSubmit={() => void (step === 'planned' ? look() : save())}
    >
      {step === 'planned' && isPlanned && <AbsenceFields typed={typed} examiners={examiners} onChange={setTyped} />}
      {step === 'planned' && !isPlanned && <p>{t('bookings.broken.look')}</p>}
      {step !== 'planned' && <BrokenList broken={broken} step={step} />}
    </Dialog>
  )
}

function BrokenList({ broken, step }: { broken: readonly BrokenBooking[]; step: Step }) {
  const lead = step === 'phoning' ? 'phone' : broken.length === 0 ? 'none' : 'lead'
  return (
    <>
      <p role="status">{t(`bookings.absence.${lead}`)}</p>
      <ol className="day-moves">
        {broken.map(({ booking, movesTo }) => (
          <li key={booking.number}>
            <span>
              <strong>{booking.name}</strong>
              <br />
              {`${shortDay(booking.day)} ${t('bookings.at', { from: clock(booking.time), to: clock(endOf(booking)) })}, ${booking.examName}`}
            </span>
            {movesTo && step === 'previewed' ? (
              <span>
                {t('bookings.absence.to', { day: shortDay(movesTo.day), time: clock(movesTo.time) })}
                <br />
                {movesTo.examinerName}
              </span>
            ) : (
              <span className="admin-late">
                {t('bookings.absence.call')} <a href={`tel:${booking.phone.replaceAll(' ', '')}`}>{booking.phone}</a>
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

function actionOf(step: Step, isPlanned: boolean, count: number): string | undefined {
  if (step === 'planned') return t('bookings.absence.look')
  if (step === 'phoning') return undefined
  if (!isPlanned) return count > 0 ? t('bookings.absence.move_only', { count }) : undefined
  return count > 0 ? t('bookings.absence.save_move', { count }) : t('bookings.absence.save')
}

/** From the broken bookings' first beginning to their last end; of a new absence the whole day shown. */
function begin({ examiner, broken }: AwayStart, examiners: readonly Examiner[], day: string): TypedAbsence {
  const sorted = broken.toSorted((a, b) => (`${a.day}${a.time}` < `${b.day}${b.time}` ? -1 : 1))
  const [first, last] = [sorted[0], sorted.at(-1)]
  return {
    examiner: examiner ?? examiners[0]?.id ?? 0,
    fromDay: first?.day ?? day,
    fromTime: first?.time ?? '',
    toDay: last?.day ?? day,
    toTime: last ? endOf(last) : '',
    reason: 'vacation',
  }
}
