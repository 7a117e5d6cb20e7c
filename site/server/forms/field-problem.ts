import type { Failure } from '#contracts/refusals.ts'
import type { InLanguage } from '../../shared/language.ts'
import { useText } from '../texts/text.ts'

/** What is wrong in a form: the sentence, and the field where one is named. */
export interface FormProblem {
  text: string
  field: string | undefined
}

/** A refusal as the problem of a form. */
export function problemIn(page: InLanguage, { code, details }: Failure): FormProblem {
  const { field } = details
  return { text: useText(page, 'refusal')(code, details), field: typeof field === 'string' ? field : undefined }
}

/** The field that a refusal names, and its sentence; undefined where it names none. */
export function fieldProblem(
  page: InLanguage,
  failure: Failure | undefined,
): { field: string; text: string } | undefined {
  const { text, field } = failure ? problemIn(page, failure) : {}
  return text === undefined || field === undefined ? undefined : { field, text }
}
