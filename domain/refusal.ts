import type { FailureCode } from '#contracts/refusals.ts'

/**
 * A refusal: a rule forbids the request.
 *
 * Thrown by the domain when a rule forbids the request, and by the kit when it is unreadable or not
 * permitted. It carries a code and the numbers of its message, never the message, which is in the
 * shopper's language. Anything else thrown is a bug.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: FailureCode
  readonly details: Readonly<Record<string, string | number>>

  constructor(code: FailureCode, details: Record<string, string | number> = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}
