import { t } from '../text.ts'

/** A room as staff say it: `huone 2`; one that has a name of its own keeps it. */
export function roomName(room: string): string {
  return /^\d+$/.test(room) ? t('bookings.room', { room }) : room
}
