import * as z from 'zod/mini'
import { plusDays } from '#domain/calendar/plus-days.ts'
import { today } from '#plugins/kit/clock.ts'
import { signClaims, signedClaims } from '#plugins/kit/sealing/signed-claims.ts'

const PURPOSE = 'booking'
const Claims = z.object({ booking: z.string() })

/** How long a link still opens a booking after the visit. */
const DAYS_AFTER_VISIT = 30

/** The token of a mailed link: says that its bearer may see and change this booking, and nothing else. */
export function bookingToken(number: string): string {
  return signClaims(PURPOSE, { booking: number } satisfies z.infer<typeof Claims>)
}

/** Whether a token is this booking's, and opens it still. */
export function opensBooking(token: string | undefined, { number, day }: { number: string; day: string }): boolean {
  if (token === undefined || today() > plusDays(day, DAYS_AFTER_VISIT)) return false
  const claims = Claims.safeParse(signedClaims(PURPOSE, token))
  return claims.success && claims.data.booking === number
}
