import type { PayloadRequest } from 'payload'
import { visitMoment } from '#domain/bookings/visit-moment.ts'
import { readPhone } from '#domain/customers/phone.ts'
import { textOf } from '#locales/texts.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { enqueueText } from '#plugins/messages/enqueue-text.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import type { Booking } from '../repository.ts'
import { bookingUrl } from './booking-url.ts'

/**
 * Notifies a customer without an e-mail address by text message. It names neither the exam nor the customer: people
 * nearby may see the phone.
 */
export async function textOfBooking(req: PayloadRequest, booking: Booking): Promise<void> {
  const { number, sequence, day, time, form, language, state } = booking
  const [phone, store] = [readPhone(form.phone), await storeOf(req, booking.store)]
  if (!phone || !store) return
  const t = textOf(language, 'booking-visits')
  const what = state === 'canceled' ? 'canceled' : sequence === 0 ? 'created' : 'moved'
  const text = t(`message.${what}`, {
    moment: visitMoment(day, time, language),
    where: `${store.name}, ${store.address}`,
  })
  const url = state === 'canceled' ? shopUrl('/varaa-näöntarkastus', language) : bookingUrl(number, language)
  await enqueueText(req, `booking ${number} ${sequence}`, phone, { text, url })
}
