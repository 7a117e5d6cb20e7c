import type { FailureCode } from '#contracts/refusals.ts'

/**
 * The shop says no.
 *
 * Thrown by the domain when a rule forbids what was asked, and by the kit when it cannot be read
 * or may not be asked. It carries a code and the numbers a sentence needs, never the sentence:
 * the shopper reads it in their own language. Anything else thrown is a bug.
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
