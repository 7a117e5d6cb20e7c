import { APIError } from 'payload'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { failures, refusals, type FailureCode } from '#contracts/refusals.ts'
import { textOf } from '#locales/texts.ts'

/** A refusal thrown from a Payload hook: the admin shows the sentence, the front server reads the code. `more` is for programs. */
export function adminRefusal(
  code: FailureCode,
  details: Record<string, string | number> = {},
  more: object = {},
): APIError {
  return new APIError(
    textOf(STAFF_LANGUAGE, 'refusal')(code, details),
    { ...refusals, ...failures }[code],
    { code, details: { ...details, ...more } },
    true,
  )
}
