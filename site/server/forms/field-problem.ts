import type { Failure } from '#contracts/refusals.ts'
import type { InLanguage } from '../../shared/language.ts'
import { useText } from '../texts/text.ts'

/** The field that a refusal names, and its sentence; undefined where it names none. */
export function fieldProblem(
  page: InLanguage,
  failure: Failure | undefined,
): { field: string; text: string } | undefined {
  const field = failure?.details['field']
  if (!failure || typeof field !== 'string') return undefined
  return { field, text: useText(page, 'refusal')(failure.code, failure.details) }
}
