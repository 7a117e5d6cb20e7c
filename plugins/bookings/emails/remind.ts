import type { PayloadRequest } from 'payload'
import { reminderMoment } from '#domain/bookings/reminder-moment.ts'
import { isComing } from '#domain/bookings/states.ts'
import { visitMoment } from '#domain/bookings/visit-moment.ts'
import { readPhone } from '#domain/customers/phone.ts'
import { textOf } from '#locales/texts.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import type { Undone } from '#plugins/kit/work/steps.ts'
import { enqueueText } from '#plugins/messages/enqueue-text.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import type { Booking } from '../repository.ts'
import { bookingUrl } from './booking-url.ts'

/** Reminds by text message, the day before, a customer who wished for it and is still to come. */
export async function remindOfBooking(req: PayloadRequest, booking: Booking): Promise<Undone | void> {
  const { state, day, time, bookedAt, form } = booking
  const at = form.wantsReminder && isComing(state) && day >= today() ? reminderMoment(day, time, bookedAt) : null
  if (at === null) return
  if (at > nowIso()) return { notBefore: at }
  await remind(req, booking)
}

/** Names neither the exam nor the customer: people nearby may see the phone. */
async function remind(req: PayloadRequest, booking: Booking): Promise<void> {
  const { number, day, time, form, language } = booking
  const [phone, store] = [readPhone(form.phone), await storeOf(req, booking.store)]
  if (!phone || !store) return
  const t = textOf(language, 'booking-visits')
  const where = `${store.name}, ${store.address}`
  const text = {
    text: t('reminder', { moment: visitMoment(day, time, language), where }),
    url: bookingUrl(number, language),
  }
  await enqueueText(req, `booking ${number} reminder ${day}`, phone, text)
}
