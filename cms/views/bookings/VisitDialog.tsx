'use client'
import { useState } from 'react'
import {
  markVisit,
  openVisit,
  type AdminBooking,
  type OpenedVisit,
  type VisitStep,
} from '#contracts/booking-handling.ts'
import type { SavedPrescription } from '#contracts/kept-prescriptions.ts'
import { isComing } from '#domain/bookings/states.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { Button } from '../Button.tsx'
import { Dialog } from '../Dialog.tsx'
import { send } from '../send.ts'
import { t } from '../text.ts'
import { useAction } from '../use-action.ts'
import { GiveVisit } from './GiveVisit.tsx'
import { OpenedFacts } from './OpenedFacts.tsx'
import { WrittenPrescriptions } from './WrittenPrescriptions.tsx'
import { clock, endOf } from './times.ts'
import { stepsOf } from './choices.ts'

/** Other dialogs that a visit leads to. */
export type VisitDoor = 'move' | 'cancel' | 'write'

interface VisitDialogProps {
  booking: AdminBooking
  /** Whether the reader writes prescriptions. */
  mayWrite: boolean
  onDoor: (door: VisitDoor) => void
  onCorrect: (prescription: SavedPrescription) => void
  onClose: () => void
  onDone: (message: string) => void
}

/**
 * A visit in the admin: what it is about, and what the store says of it. The likeliest step is the button of the
 * dialog.
 */
export function VisitDialog({ booking, mayWrite, onDoor, onCorrect, onClose, onDone }: VisitDialogProps) {
  const { number, state, name, isBroken } = booking
  const { sending, isWorking, run } = useAction()
  const [opened, setOpened] = useState<OpenedVisit>()
  const [first, ...others] = stepsOf(booking)
  const isToWrite = state === 'done' && mayWrite
  const take = (step: VisitStep) =>
    run(
      (key) => send(markVisit, { number, step }, key),
      ({ state }) => {
        onDone(t('bookings.visit.changed', { name, state: t(`bookings.state.${state}`) }))
        if (state === 'done' && mayWrite) return
        onClose()
      },
    )
  const submit = () => (isToWrite ? onDoor('write') : first && void take(first))
  const action = isToWrite ? t('bookings.visit.write') : first && t(`bookings.step.${first}`)

  return (
    <Dialog
      {...sending}
      title={name}
      isWide={Boolean(opened?.written.length)}
      action={action}
      onClose={onClose}
      onSubmit={submit}
    >
      <VisitFacts booking={booking} />
      {isBroken && <p className="admin-late">{t('bookings.visit.broken')}</p>}
      {opened ? (
        <>
          <OpenedFacts opened={opened} />
          {mayWrite && (
            <WrittenPrescriptions
              number={number}
              onCorrect={onCorrect}
              written={opened.written}
              mayCorrect={isToWrite}
            />
          )}
          {!opened.account && (
            <GiveVisit number={number} onGiven={(account) => setOpened({ ...opened, account })} onDone={onDone} />
          )}
        </>
      ) : (
        <div className="day-open">
          <Button isWorking={isWorking} onClick={() => void run((key) => send(openVisit, { number }, key), setOpened)}>
            {t(booking.hasNote ? 'bookings.visit.open_note' : 'bookings.visit.open')}
          </Button>
          <small>{t('bookings.visit.open_hint')}</small>
        </div>
      )}
      <div className="admin-settle">
        {others.map((step) => (
          <Button key={step} isWorking={isWorking} onClick={() => void take(step)}>
            {t(`bookings.step.${step}`)}
          </Button>
        ))}
        {booking.canUndo && (
          <Button isWorking={isWorking} onClick={() => void take('undo')}>
            {t('bookings.step.undo')}
          </Button>
        )}
        {isComing(state) && (
          <>
            <Button onClick={() => onDoor('move')}>{t('bookings.visit.move')}</Button>
            <Button kind="danger-quiet" onClick={() => onDoor('cancel')}>
              {t('bookings.visit.cancel')}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** When, what, with whom, where; and how the customer is reached. */
export function VisitFacts({ booking }: { booking: AdminBooking }) {
  const { day, time, examName, examinerName, examinerWished, room, phone, number, state, isMinor } = booking
  const facts: [string, string][] = [
    ['when', `${finnishDay(day)} ${t('bookings.at', { from: clock(time), to: clock(endOf(booking)) })}`],
    ['exam', [examName, isMinor && t('bookings.visit.minor')].filter(Boolean).join(', ')],
    ['examiner', [examinerName, examinerWished && t('bookings.visit.wished')].filter(Boolean).join(', ')],
    ['room', room],
    ['state', t(`bookings.state.${state}`)],
    ['number', number],
  ]
  return (
    <dl className="day-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`bookings.fact.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t('bookings.fact.phone')}</dt>
        <dd>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </dd>
      </div>
    </dl>
  )
}
