import type { BookingForm, CompanyExam } from '#contracts/bookings.ts'
import type { AgeGroup } from '#contracts/exam-types.ts'
import { isEmail } from '#domain/customers/email.ts'
import { isName, oneLine } from '#domain/customers/name.ts'
import { readPhone } from '#domain/customers/phone.ts'
import { birthDateOf, readSocialNumber, socialNumberProblem } from '#domain/customers/social-number.ts'
import type { FieldProblem } from '#domain/refusal.ts'
import { isBusinessId } from '#domain/seller/is-business-id.ts'
import { ageGroupOf, isMinor } from './ages.ts'

/** Of working distances, in centimeters from the eye: arm's length of a child to the far end of a room's desk. */
export const DISTANCE_CM = { min: 20, max: 400 } as const

/** For what a form is judged. */
interface Visit {
  /** Those of the exam: the birth date says which one is the customer's. */
  ageGroups: readonly AgeGroup[]
  /** ISO day of the exam. */
  day: string
  /** ISO day it is now. */
  today: string
  isForCompanies: boolean
  /** Whether staff book for a customer on the phone, who may have no e-mail address. */
  isByStaff?: boolean
}

/** The problems of who comes, field by field, in the order of the form (specification §5). */
export function formProblems(form: BookingForm, visit: Visit): FieldProblem[] {
  const { firstName, lastName, email, phone, birthDate, company } = form
  const problems: FieldProblem[] = []
  if (!isName(firstName)) problems.push({ field: 'firstName', code: 'contact.name_malformed' })
  if (!isName(lastName)) problems.push({ field: 'lastName', code: 'contact.name_malformed' })
  const fits = birthDate <= visit.today && ageGroupOf(birthDate, visit.ageGroups, visit.day) !== undefined
  if (!fits) problems.push({ field: 'birthDate', code: 'booking.birth_date_unfit' })
  if (!isEmail(email) && !(visit.isByStaff && email === ''))
    problems.push({ field: 'email', code: 'contact.email_malformed' })
  if (!readPhone(phone)) problems.push({ field: 'phone', code: 'contact.phone_malformed' })
  if (!isKnownBy(form, visit.today)) problems.push({ field: 'ssn', code: 'booking.ssn_invalid' })
  // An exam that is not for the customer needs no guardian, but another exam.
  if (fits && isMinor(birthDate, visit.day) && !hasGuardian(form))
    problems.push({ field: 'guardian', code: 'booking.guardian_missing' })
  if (company) problems.push(...companyProblems(company, visit))
  return problems
}

/** Whether the social number is right, and of who is born on that day; also where none is given. */
function isKnownBy({ ssn = '', birthDate }: BookingForm, today: string): boolean {
  const number = readSocialNumber(ssn)
  if (number === '') return true
  return socialNumberProblem(number, today) === null && birthDateOf(number) === birthDate
}

function hasGuardian({ guardian }: BookingForm): boolean {
  return guardian !== undefined && isName(guardian.name) && readPhone(guardian.phone) !== undefined
}

function companyProblems(
  { organisationNumber, company, requisition, reference, workingDistances }: CompanyExam,
  { isForCompanies }: Visit,
): FieldProblem[] {
  const problems: FieldProblem[] = []
  // The code of an electronic requisition says whose it is.
  const isByCode = requisition === 'electronic' && organisationNumber === ''
  if (!isForCompanies || (!isByCode && (!isBusinessId(organisationNumber) || oneLine(company) === '')))
    problems.push({ field: 'company.organisationNumber', code: 'booking.organisation_invalid' })
  // An electronic requisition is found by its reference; the customer brings a physical one along.
  if (requisition === 'electronic' && oneLine(reference) === '')
    problems.push({ field: 'company.reference', code: 'booking.reference_missing' })
  if (workingDistances.some((distance) => distance < DISTANCE_CM.min || distance > DISTANCE_CM.max))
    problems.push({ field: 'company.workingDistances', code: 'booking.distance_invalid', details: DISTANCE_CM })
  return problems
}

/**
 * The form as it is stored: each name in one line, the phone with its country code, and nothing that was not needed.
 */
export function acceptedForm(form: BookingForm, day: string): BookingForm {
  const { firstName, lastName, email, phone, birthDate, wantsReminder, guardian, company } = form
  const ssn = readSocialNumber(form.ssn ?? '')
  return {
    firstName: oneLine(firstName),
    lastName: oneLine(lastName),
    birthDate,
    wantsReminder,
    email,
    phone: readPhone(phone) ?? '',
    note: form.note,
    ...(ssn !== '' && { ssn }),
    ...(guardian &&
      isMinor(birthDate, day) && {
        guardian: { name: oneLine(guardian.name), phone: readPhone(guardian.phone) ?? '' },
      }),
    ...(company && { company: acceptedCompany(company) }),
  }
}

function acceptedCompany(exam: CompanyExam): CompanyExam {
  return { ...exam, company: oneLine(exam.company), reference: oneLine(exam.reference) }
}

/** Working distances as they are typed, `60, 75`, in centimeters. What is no number is 0, which its rule refuses. */
export function readDistances(typed: string): number[] {
  return typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((one) => (/^\d{1,4}$/.test(one) ? Number(one) : 0))
}
