import type { PayloadRequest } from 'payload'
import { offerUntil, visitMoment } from '#domain/bookings/visit-moment.ts'
import { readPhone } from '#domain/customers/phone.ts'
import { textOf } from '#locales/texts.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { enqueueText } from '#plugins/messages/enqueue-text.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import { inLanguage } from '#plugins/kit/mail/shop-url.ts'
import { offerUrl } from './offer-token.ts'
import type { WaitingRow } from './repository.ts'

/**
 * Announces an offer by text message, once. It names neither the exam nor the person: people nearby may see the phone.
 * Safe to repeat; sends nothing for an offer that is over.
 */
export async function notifyOfOffer(req: PayloadRequest, waiting: WaitingRow): Promise<void> {
  const { number, offers, offer, form, language } = waiting
  const [phone, store] = [readPhone(form.phone), await storeOf(req, waiting.store)]
  if (offer && offer.until > nowIso() && phone && store) {
    const words = {
      moment: visitMoment(offer.day, offer.time, language),
      where: `${store.name}, ${store.address}`,
      until: offerUntil(offer.until, today(), language),
    }
    const text = textOf(language, 'booking-visits')('offer', words)
    await enqueueText(req, `exam offer ${number} ${offers}`, phone, {
      text,
      url: inLanguage(offerUrl({ number, offers }), language),
    })
  }
}
