import type { FailureCode, RefusalCode } from '#contracts/refusals.ts'

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

/** One thing that is wrong with a form, and the field it stands in, such as `address.zip`. */
export interface FieldProblem<Field extends string = string> {
  field: Field
  code: RefusalCode
  /** Fills the blanks of the sentence. */
  details?: Record<string, string | number>
}

/** A call of `/v2` that is refused, by the status and the place of what is wrong with it. */
export class ProviderProblem extends Error {
  readonly status: 401 | 403 | 404 | 413 | 422 | 429 | 503
  readonly loc: readonly (string | number)[]
  readonly type: string

  constructor(status: ProviderProblem['status'], type: string, loc: readonly (string | number)[], msg: string) {
    super(msg)
    this.status = status
    this.type = type
    this.loc = loc
  }
}
