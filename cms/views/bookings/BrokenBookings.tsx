'use client'
import type { AdminBooking } from '#contracts/booking-handling.ts'
import { Button } from '../Button.tsx'
import { t } from '../text.ts'
import type { AwayStart } from './choices.ts'

interface BrokenBookingsProps {
  bookings: readonly AdminBooking[]
  onMove: (start: AwayStart) => void
}

/**
 * Bookings without an optometrist to examine, by the one who should have: each is to be moved before its customer
 * comes.
 */
export function BrokenBookings({ bookings, onMove }: BrokenBookingsProps) {
  const broken = Map.groupBy(
    bookings.filter(({ isBroken }) => isBroken),
    ({ examiner }) => examiner,
  )
  if (broken.size === 0) return null
  return (
    <section className="admin-panel admin-panel--note day-broken">
      <h2>{t('bookings.broken.title')}</h2>
      <p>{t('bookings.broken.lead')}</p>
      <ul>
        {[...broken].map(([examiner, all]) => (
          <li key={examiner}>
            <span>{t('bookings.broken.of', { name: all[0]?.examinerName ?? '', count: all.length })}</span>
            <Button onClick={() => onMove({ examiner, broken: all })}>
              {t('bookings.broken.move')}
              <span className="admin-hidden">{`, ${all[0]?.examinerName ?? ''}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
