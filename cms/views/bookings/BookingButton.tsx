'use client'
import type { AdminBooking } from '#contracts/booking-handling.ts'
import { t } from '../text.ts'
import { roomName } from './choices.ts'
import { clock } from './times.ts'

interface BookingButtonProps {
  booking: AdminBooking
  /** What the column says already is left out. */
  isInRoom?: boolean
  onChoose: (booking: AdminBooking) => void
}

/** A booking in the day: who comes for what, where, and how far the visit is. Opens it. */
export function BookingButton({ booking, isInRoom = false, onChoose }: BookingButtonProps) {
  const { name, examName, room, time, state, isBroken, examinerName } = booking
  return (
    <button
      type="button"
      className={`day-booking day-booking--${isBroken ? 'broken' : state}`}
      onClick={() => onChoose(booking)}
    >
      <span className="day-booking__who">
        {clock(time)} <strong>{name}</strong>
      </span>{' '}
      <span className="day-booking__facts">
        <strong>{t(isBroken ? 'bookings.state.broken' : `bookings.state.${state}`)}</strong>
        {` · ${isInRoom ? examinerName : roomName(room)} · ${examName}`}
      </span>
    </button>
  )
}
