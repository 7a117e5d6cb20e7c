import type { PayloadRequest } from 'payload'
import { clockTime, visitMoment } from '#domain/bookings/visit-moment.ts'
import { helsinkiDay, helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { readPhone } from '#domain/customers/phone.ts'
import { textOf } from '#locales/texts.ts'
import { today } from '#plugins/kit/clock.ts'
import { enqueueText } from '#plugins/messages/enqueue-text.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import { offerUrl } from './offer-token.ts'
import { changeWaiting, type WaitingRow } from './repository.ts'

/**
 * Tells of an offer by text message, once. It names neither the exam nor her: a phone shows it to whoever is near. Safe to
 * repeat.
 */
export async function tellOfOffer(req: PayloadRequest, waiting: WaitingRow): Promise<void> {
  const { number, offers, offer, form, language } = waiting
  const [phone, store] = [readPhone(form.phone), await storeOf(req, waiting.store)]
  if (offer && phone && store) {
    const words = {
      moment: visitMoment(offer.day, offer.time),
      where: `${store.name}, ${store.address}`,
      until: endMoment(offer.until),
    }
    const text = textOf(language, 'booking-visits')('offer', words)
    await enqueueText(req, `exam offer ${number} ${offers}`, phone, { text, url: offerUrl({ number, offers }) })
  }
  await changeWaiting(req, waiting, { isTold: true })
}

/** The time of day at which an offer ends, with its day where that is not today. */
export function endMoment(until: string): string {
  const [day, time] = [helsinkiDay(until), helsinkiTime(until)]
  return day === today() ? `klo ${clockTime(time)}` : visitMoment(day, time)
}
