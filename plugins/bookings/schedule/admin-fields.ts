import { type CollectionSlug, type PayloadRequest, type SelectField, ValidationError } from 'payload'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { textOf } from '#locales/texts.ts'

/** The group of the admin's menu with everything about exams and their times. */
export const BOOKINGS_GROUP = 'Ajanvaraus'

/** The sentences of this subject, as staff read them. */
export const staffText = () => textOf(STAFF_LANGUAGE, 'schedule')

/** A choice with the words of `locales/fi/schedule.json`. */
export function choice(
  words: string,
  values: readonly string[],
  field: Omit<Partial<SelectField>, 'type' | 'options'> & { name: string; label: string },
): SelectField {
  const t = staffText()
  const options = values.map((value) => ({ value, label: t(`${words}.${value}`) }))
  return { ...(field as SelectField), type: 'select', options }
}

/** A problem of a field that shows only beside other documents. The form says the sentence at the field. */
export function fieldProblem(
  req: PayloadRequest,
  collection: CollectionSlug,
  { path, label, message }: { path: string; label: string; message: string },
): ValidationError {
  return new ValidationError({ collection, errors: [{ path, label, message }], req }, req.t)
}
