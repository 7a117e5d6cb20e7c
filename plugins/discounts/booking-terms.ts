import type { PayloadRequest } from 'payload'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'

/** First and last ISO day on which the code of a booking serves, and whether its visit was held. */
export interface CodeTerm {
  startsOn: string
  endsOn: string
  isHeld: boolean
}

/** When the code of a booking serves; null where the booking lets it serve no more. */
type FindBookingTerm = (req: PayloadRequest, booking: string) => Promise<CodeTerm | null>

const EXTENSION_POINT = 'terms of booking codes'

/** For `extend`: registers who knows when the codes of bookings serve. */
export function knowingBookingTerms(handlers: Record<string, FindBookingTerm>): Handlers {
  return { [EXTENSION_POINT]: handlers }
}

/** When the code of a booking serves; null where nobody lets it serve. */
export async function bookingTerm(req: PayloadRequest, booking: string): Promise<CodeTerm | null> {
  for (const find of handlersOf<FindBookingTerm>(req.payload.config, EXTENSION_POINT).values()) {
    const term = await find(req, booking)
    if (term) return term
  }
  return null
}
