import type { PayloadRequest } from 'payload'
import type { FriendsBenefit } from '#contracts/friends.ts'
import { comesWith, HALF_FRAME_PERCENT, halfFrameCode, halfFrameTerm } from '#domain/friends/half-frame.ts'
import { findDiscount, makeBookingCode, type CodeTerm } from '#plugins/discounts/repository.ts'
import { buyerOf, memberOf, type Person } from '#plugins/friends/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { bookingByNumber, bookingsOfCustomer, changeSilently, guestBookingsOf, type Booking } from '../repository.ts'

/**
 * Gives a booking its code for half a frame where its customer is a member of Friends, once, and gives the booking as it is
 * then. The code's days follow the booking, which is asked whenever the code is used.
 */
export async function giveHalfFrame(req: PayloadRequest, booking: Booking): Promise<Booking> {
  const { number, examType, benefitCode, orderNumber } = booking
  const term = halfFrameTerm(booking)
  // No exam is held at a fitting.
  if (orderNumber || benefitCode !== null || !term || term.endsOn < today() || !comesWith(examType.group))
    return booking
  if (!(await memberOf(req, buyerOf(booking.customer, booking.form.email)))) return booking
  const { startsOn, endsOn } = term
  const code = halfFrameCode(number)
  const description = `Friends-etu, varaus ${number}. Päivät seuraavat varausta.`
  await makeBookingCode(req, { code, booking: number, percent: HALF_FRAME_PERCENT, startsOn, endsOn, description })
  return (await changeSilently(req, booking, { benefitCode: code })) ?? booking
}

/** Gives a new member half a frame for each exam that is booked or was held lately. */
export async function giveHalfFrames(req: PayloadRequest, person: Person): Promise<void> {
  for (const booking of await bookingsOfPerson(req, person)) await giveHalfFrame(req, booking)
}

/** When the code of a booking serves; null where it serves no more, as after its member has left. */
export async function termOfBookingCode(req: PayloadRequest, number: string): Promise<CodeTerm | null> {
  const booking = await bookingByNumber(req, number)
  const term = booking && halfFrameTerm(booking)
  return term && (await memberOf(req, buyerOf(booking.customer, booking.form.email))) ? term : null
}

/** The half frames that a person can still have. */
export async function halfFramesOf(req: PayloadRequest, person: Person): Promise<FriendsBenefit[]> {
  const benefits = (await bookingsOfPerson(req, person)).map(async (booking): Promise<FriendsBenefit[]> => {
    const { number, benefitCode: code } = booking
    const discount = code === null ? null : await findDiscount(req, code)
    if (!discount?.exam || discount.usesLeft === 0 || discount.endsOn < today()) return []
    return [{ kind: 'half_frame', of: number, code, until: discount.exam.isHeld ? discount.endsOn : null }]
  })
  return (await Promise.all(benefits)).flat()
}

async function bookingsOfPerson(req: PayloadRequest, { email, customer }: Person): Promise<Booking[]> {
  const own = customer === null ? [] : await bookingsOfCustomer(req, customer)
  return [...own, ...(await guestBookingsOf(req, { email }))]
}
