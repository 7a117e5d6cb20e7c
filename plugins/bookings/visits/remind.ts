import type { PayloadRequest } from 'payload'
import { reminderMoment } from '#domain/bookings/reminder-moment.ts'
import { visitMoment } from '#domain/bookings/visit-moment.ts'
import { plusDays } from '#domain/calendar/plus-days.ts'
import { readPhone } from '#domain/customers/phone.ts'
import { textOf } from '#locales/texts.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { enqueueText } from '#plugins/messages/enqueue-text.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import { changeSilently, unremindedBookings, type Booking } from '../repository.ts'
import { bookingUrl } from './booking-url.ts'

/** Reminds by text message, the day before, whoever has wished for it and is still to come. */
export const remindOfBookings: ScheduledTask = {
  name: 'booking reminders',
  every: 300_000,
  async run(req) {
    let reminded = 0
    for (const day of [today(), plusDays(today(), 1)])
      for await (const booking of unremindedBookings(req, day)) {
        const at = booking.form.wantsReminder ? reminderMoment(day, booking.time, booking.bookedAt) : null
        if (at !== null && at > nowIso()) continue
        if (at !== null && (await remind(req, booking))) reminded += 1
        await changeSilently(req, booking, { remindedFor: day })
      }
    return reminded
  },
}

/** Names neither the exam nor her: a phone shows it to whoever is near. False where there is no number to send it to. */
async function remind(req: PayloadRequest, booking: Booking): Promise<boolean> {
  const { number, day, time, form, language } = booking
  const [phone, store] = [readPhone(form.phone), await storeOf(req, booking.store)]
  if (!phone || !store) return false
  const t = textOf(language, 'booking-visits')
  const where = `${store.name}, ${store.address}`
  const text = { text: t('reminder', { moment: visitMoment(day, time), where }), url: bookingUrl(number) }
  await enqueueText(req, `booking ${number} reminder ${day}`, phone, text)
  return true
}
