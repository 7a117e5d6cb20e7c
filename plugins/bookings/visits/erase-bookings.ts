import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { retentionCutoff } from '#plugins/kit/tasks/retention-cutoff.ts'
import { changeSilently, unthinnedBookings } from '../repository.ts'

/**
 * Erases what was typed for the visit alone, once it is no longer needed: note, social number, guardian and company.
 */
export const eraseBookingDetails: ScheduledTask = {
  name: 'forget booking details',
  every: 3_600_000,
  async run(req) {
    const before = helsinkiDay(retentionCutoff('booking details'))
    await oneByOne(unthinnedBookings(req, before), (booking) => {
      const { note: _, ssn: __, guardian: ___, company: ____, ...left } = booking.form
      return changeSilently(req, booking, { form: { ...left, note: '' }, isThinned: true, socialNumberIndex: null })
    })
    return 0
  },
}
