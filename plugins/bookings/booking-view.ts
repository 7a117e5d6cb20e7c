import type { BookingView } from '#contracts/bookings.ts'
import { halfFrameTerm } from '#domain/friends/half-frame.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { Refusal } from '#domain/refusal.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { textOf } from '#locales/texts.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import { changeTerm } from './change-term.ts'
import { payerOf } from './company-payment.ts'
import { steps, type Booking } from './repository.ts'
import { examinersOf } from './schedule/repository.ts'

const MINUTE_MS = 60_000

/** A booking as who made it sees it. */
export async function bookingView(context: WithPayload, booking: Booking): Promise<BookingView> {
  const [store, examiners, term, payer] = await Promise.all([
    storeOf(context, booking.store),
    examinersOf(context, booking.store),
    changeTerm(context, booking),
    payerOf(context, booking),
  ])
  // A store that is closed for good has no page and no address to come to.
  if (!store) throw new Refusal('booking.not_found')
  const { number, state, examType, ageGroup, form, day, time, minutes, benefitCode } = booking
  const half = halfFrameTerm(booking)
  const startsAt = helsinkiInstant(day, time)
  const examiner = examiners.find(({ id }) => id === booking.examiner)
  return {
    number,
    state,
    examType: payer && !payer.isConfirmed ? withCommitment(booking) : examType,
    ageGroup,
    price: payer?.isConfirmed ? 0 : examType.price,
    payer,
    store,
    day,
    time,
    startsAt,
    ...term,
    // A guest's address is unproven: only the letter to its mailbox has the code, since the page would reveal a member.
    benefitCode: half && booking.customer && benefitCode,
    benefitUntil: half && benefitCode && half.endsOn,
    endsAt: new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString(),
    examiner: booking.examinerWished && examiner ? { id: examiner.id, name: examiner.name } : null,
    confirmation: steps(booking, 'tell') ? 1 : 2,
    isMailed: Boolean(form.email),
    firstName: form.firstName,
    note: form.note,
    wantsReminder: form.wantsReminder,
  }
}

/** The exam, to which the employer's commitment is brought along: the store has still to see it. */
function withCommitment({ examType, language }: Booking): Booking['examType'] {
  return { ...examType, bring: [...examType.bring, textOf(language, 'my-bookings')('booking.bring_commitment')] }
}
