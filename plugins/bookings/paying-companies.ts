import type { PayloadRequest } from 'payload'
import type { CompanyExam } from '#contracts/bookings.ts'
import { handlersOf, type Handlers } from '#plugins/kit/handlers.ts'

/**
 * Takes what a company pays an exam with, for the hold that is booked. Throws where it does not pay. Repeated for one hold, it is
 * taken once.
 */
export type TakePayment = (req: PayloadRequest, company: CompanyExam, hold: string) => Promise<void>

const EXTENSION_POINT = 'paying companies'

/** For `extend`: registers who knows what companies pay with. */
export function knowingPayingCompanies(handlers: Record<string, TakePayment>): Handlers {
  return { [EXTENSION_POINT]: handlers }
}

/** Takes what a company pays an exam with. */
export async function takeCompanyPayment(req: PayloadRequest, company: CompanyExam, hold: string): Promise<void> {
  for (const take of handlersOf<TakePayment>(req.payload.config, EXTENSION_POINT).values())
    await take(req, company, hold)
}
