import type { RefusalCode } from '#contracts/refusals.ts'
import { Refusal } from '#domain/refusal.ts'

/** The telephone number at which the provider books, which no line breaks. */
export function providerPhone(): string {
  return (process.env.EYE_DOCTORS_PHONE ?? '').replaceAll(' ', '\u00a0')
}

/** A refusal that names the provider's telephone number. */
export function callInstead(code: RefusalCode = 'booking.external_unavailable'): Refusal {
  return new Refusal(code, { phone: providerPhone() })
}
