import * as z from 'zod/mini'
import { plusDays } from '#domain/calendar/days.ts'
import { today } from '#plugins/kit/clock.ts'
import { signedLink } from '#plugins/kit/sealing/signed-link.ts'

const link = signedLink('booking', z.object({ booking: z.string() }))

/** How long a link still opens a booking after the visit. */
const DAYS_AFTER_VISIT = 30

/** The token of a mailed link: says that its bearer may see and change this booking, and nothing else. */
export function bookingToken(number: string): string {
  return link.sign({ booking: number })
}

/** Whether a token is this booking's, and opens it still. */
export function opensBooking(token: string | undefined, { number, day }: { number: string; day: string }): boolean {
  if (token === undefined || today() > plusDays(day, DAYS_AFTER_VISIT)) return false
  return link.read(token)?.booking === number
}
