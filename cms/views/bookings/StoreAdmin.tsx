'use client'
import { useRouter } from 'next/navigation.js'
import { useEffect, useState } from 'react'
import type { AdminBooking, StoreDay } from '#contracts/booking-handling.ts'
import type { ExamType } from '#contracts/exam-types.ts'
import type { SavedPrescription } from '#contracts/kept-prescriptions.ts'
import type { WaitingPerson } from '#contracts/waiting-list.ts'
import { Button } from '../Button.tsx'
import { ActionResult } from '../ActionResult.tsx'
import { showMessage } from '../show-message.ts'
import { t } from '../text.ts'
import { AbsenceDialog } from './AbsenceDialog.tsx'
import { BookDialog } from './BookDialog.tsx'
import { BrokenBookings } from './BrokenBookings.tsx'
import { CancelVisitDialog } from './CancelVisitDialog.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'
import { DayGrid } from './DayGrid.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { TakeOffDialog } from './TakeOffDialog.tsx'
import { VisitDialog, type VisitDoor } from './VisitDialog.tsx'
import type { ShownView } from './view-address.ts'
import { WaitingFold } from './WaitingFold.tsx'
import type { AwayStart, FreeTime } from './choices.ts'
import { WeekTable } from './WeekTable.tsx'
import { WriteDialog } from './WriteDialog.tsx'

const REFRESH_MS = 60_000

export type AdminDialog =
  | { kind: 'visit' | VisitDoor; number: string }
  | { kind: 'correct'; number: string; prescription: SavedPrescription }
  | { kind: 'book'; from: FreeTime | undefined; isWaiting: boolean }
  | { kind: 'take off'; person: WaitingPerson }
  | { kind: 'absence'; start: AwayStart }

interface StoreAdminProps {
  shown: ShownView
  days: StoreDay[]
  /** Number of the visit that the address opens. */
  visit: string | undefined
  waiting: WaitingPerson[]
  exams: ExamType[]
  now: { day: string; time: string }
  mayWrite: boolean
  mayPlan: boolean
}

/** The day or week of a store, and the dialogs that its bookings and free times open. */
export function StoreAdmin({ shown, days, visit, waiting, exams, now, mayWrite, mayPlan }: StoreAdminProps) {
  const bookings = days.flatMap(({ examiners }) => examiners.flatMap((one) => one.bookings))
  const [dialog, setDialog] = useState<AdminDialog | undefined>(() => {
    const asked = bookings.find(({ number }) => number === visit)
    return asked && { kind: 'visit', number: asked.number }
  })
  const [message, setMessage] = useState('')
  useFreshDay(dialog !== undefined)
  const examiners = [
    ...new Map(days.flatMap((day) => day.examiners.map(({ examiner }) => [examiner.id, examiner] as const))).values(),
  ]
  const opened = dialog && 'number' in dialog ? bookings.find(({ number }) => number === dialog.number) : undefined
  // A dialog that another has replaced still reports that it is closed.
  const closing = (kind: AdminDialog['kind']) => () => setDialog((now) => (now?.kind === kind ? undefined : now))
  const open = (next: AdminDialog) => {
    setMessage('')
    setDialog(next)
  }
  const choose = ({ number }: AdminBooking) => open({ kind: 'visit', number })
  const pick = (from?: FreeTime) => open({ kind: 'book', from, isWaiting: false })

  return (
    <>
      <div className="day-actions">
        <Button kind="primary" onClick={() => pick()}>
          {t('bookings.book.open')}
        </Button>
        {mayPlan && (
          <Button onClick={() => open({ kind: 'absence', start: { examiner: undefined, broken: [] } })}>
            {t('bookings.absence.open')}
          </Button>
        )}
        <ActionResult message={message} refusal="" />
      </div>
      <BrokenBookings bookings={bookings} onMove={(start) => open({ kind: 'absence', start })} />
      {shown.isWeek ? (
        <WeekTable days={days} shown={shown} now={now} onChoose={choose} />
      ) : (
        days.map((day) => (
          <DayGrid key={day.day} day={day} now={now} side={shown.side} onChoose={choose} onPick={pick} />
        ))
      )}
      <WaitingFold
        waiting={waiting}
        today={now.day}
        onPutOn={() => open({ kind: 'book', from: undefined, isWaiting: true })}
        onTakeOff={(person) => open({ kind: 'take off', person })}
      />
      {dialog?.kind === 'take off' && (
        <TakeOffDialog person={dialog.person} onClose={closing('take off')} onDone={showMessage} />
      )}
      {opened && dialog?.kind === 'visit' && (
        <VisitDialog
          booking={opened}
          mayWrite={mayWrite}
          onDoor={(kind) => setDialog({ kind, number: opened.number })}
          onCorrect={(prescription) => setDialog({ kind: 'correct', number: opened.number, prescription })}
          onClose={closing('visit')}
          onDone={setMessage}
        />
      )}
      {opened && dialog?.kind === 'move' && (
        <MoveDialog
          booking={opened}
          store={shown.store}
          examiners={examiners}
          now={now}
          onClose={closing('move')}
          onDone={showMessage}
        />
      )}
      {opened && dialog?.kind === 'cancel' && (
        <CancelVisitDialog booking={opened} onClose={closing('cancel')} onDone={showMessage} />
      )}
      {opened && dialog?.kind === 'write' && (
        <WriteDialog booking={opened} onClose={closing('write')} onDone={setMessage} />
      )}
      {opened && dialog?.kind === 'correct' && (
        <CorrectDialog
          booking={opened}
          prescription={dialog.prescription}
          onClose={closing('correct')}
          onDone={setMessage}
        />
      )}
      {dialog?.kind === 'book' && (
        <BookDialog
          store={shown.store}
          start={dialog.from}
          startsWaiting={dialog.isWaiting}
          exams={exams}
          examiners={examiners}
          now={now}
          day={shown.day}
          onClose={closing('book')}
          onDone={setMessage}
        />
      )}
      {dialog?.kind === 'absence' && (
        <AbsenceDialog
          start={dialog.start}
          examiners={examiners}
          day={shown.day}
          onClose={closing('absence')}
          onDone={setMessage}
        />
      )}
    </>
  )
}

/** Customers book while the page lies open: it is read anew every minute, unless staff work in a dialog. */
function useFreshDay(isBusy: boolean): void {
  const router = useRouter()
  useEffect(() => {
    if (isBusy) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [isBusy, router])
}
