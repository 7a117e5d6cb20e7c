import type { Patient } from '#contracts/eye-doctors.ts'
import { acceptedContact, problemsWithContact } from '#domain/checkout/contact.ts'
import { readSocialNumber, socialNumberProblem } from '#domain/customers/social-number.ts'
import type { FieldProblem } from '#domain/refusal.ts'

/**
 * What is wrong with the form of who comes, field by field (specification §5). The social number is required: the
 * patient record is filed by it.
 *
 * @param today `YYYY-MM-DD` in Finland: a later birth date is wrong.
 */
export function problemsWithPatient(
  { socialNumber, ...contact }: Patient,
  today: string,
): FieldProblem<keyof Patient>[] {
  const problems = problemsWithContact(contact).map(({ field, code }) => {
    return { field: field.replace('contact.', '') as keyof Patient, code }
  })
  if (socialNumberProblem(readSocialNumber(socialNumber), today) === null) return problems
  return [...problems, { field: 'socialNumber', code: 'booking.external_ssn_invalid' }]
}

/** The patient as sent to the provider: names in one line, the phone with its country code. */
export function acceptedPatient({ socialNumber, ...contact }: Patient): Patient {
  return { ...acceptedContact(contact), socialNumber: readSocialNumber(socialNumber) }
}
