import { APIError } from 'payload'
import { failures, refusals, type FailureCode } from '#contracts/refusals.ts'
import { textOf } from '#locales/texts.ts'

/** A rule that says no in the middle of Payload's own work: the desk reads the sentence, and the front door the code. */
export function deskRefusal(code: FailureCode, details: Record<string, string | number> = {}): APIError {
  return new APIError(
    textOf('fi', 'refusal')(code, details),
    { ...refusals, ...failures }[code],
    { code, details },
    true,
  )
}
