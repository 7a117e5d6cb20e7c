'use client'
import type { DeskBooking } from '#contracts/booking-handling.ts'
import { t } from '../text.ts'
import { roomName } from './room-name.ts'
import { clock, endOf } from './times.ts'

interface BookingButtonProps {
  booking: DeskBooking
  /** What the column says already is left out. */
  isInRoom?: boolean
  onChoose: (booking: DeskBooking) => void
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
      <span className="day-booking__when">{`${clock(time)}–${clock(endOf(booking))}`}</span> <strong>{name}</strong>{' '}
      <span className="day-booking__facts">
        {[examName, isInRoom ? examinerName : roomName(room)].filter(Boolean).join(' · ')}
      </span>{' '}
      <span className="day-booking__state">{t(isBroken ? 'bookings.state.broken' : `bookings.state.${state}`)}</span>
    </button>
  )
}
