import type { RefusalCode } from '#contracts/refusals.ts'

/** One thing that is wrong with a form, and the field it stands in, such as `address.zip`. */
export interface FieldProblem<Field extends string = string> {
  field: Field
  code: RefusalCode
  /** Fills the blanks of the sentence. */
  details?: Record<string, string | number>
}
