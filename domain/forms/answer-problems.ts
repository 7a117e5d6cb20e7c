import type { FormField, FormFieldKind } from '#contracts/blocks.ts'
import type { Submission } from '#contracts/forms.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { isEmail } from '#domain/customers/email.ts'
import { readPhone } from '#domain/customers/phone.ts'
import type { FieldProblem } from '#domain/refusal.ts'
import { plainNumber } from '#domain/typed-number.ts'
import { typedCode, typedEmail, typedNote, typedPhone } from '#domain/typed-text.ts'

/** An answer as it is stored: cleaned by the kind of its field, and in one line unless its field has many. */
export function acceptedAnswer(kind: FormFieldKind, typed: string): string {
  const cleaners = { email: typedEmail, phone: typedPhone, number: plainNumber, date: typedCode, textarea: typedNote }
  const cleaned = kind in cleaners ? cleaners[kind as keyof typeof cleaners] : undefined
  return cleaned ? cleaned(typed) : typedNote(typed).replace(/\s+/g, ' ')
}

/** The field of a problem with the consent: no field of a form has this name. */
export const CONSENT_FIELD = '_consent'

/** The most characters of an answer to a field of each kind. */
export const longest = {
  text: 200,
  email: 200,
  phone: 40,
  textarea: 4000,
  select: 200,
  checkbox: 3,
  number: 20,
  date: 10,
} as const satisfies Record<FormFieldKind, number>

const NUMBER = /^[-+]?\d{1,12}([.,]\d{1,6})?$/

/**
 * All problems of what was typed into a form, in the order of its fields; empty if there are none. Each answer is checked by
 * the form's own definition. What is too long, where it is not, comes before what is malformed.
 */
export function problemsWithAnswers(
  fields: FormField[],
  { answers, consents }: Pick<Submission, 'answers' | 'consents'>,
): FieldProblem[] {
  const problems = fields.flatMap((field) => {
    const problem = problemWith(field, acceptedAnswer(field.kind, answers[field.name] ?? ''))
    return problem ? [{ field: field.name, details: { name: field.label }, ...problem }] : []
  })
  return consents ? problems : [...problems, { field: CONSENT_FIELD, code: 'form.consent_missing' }]
}

/** Whether an answer is to a field that the form does not have: it was changed after the page was opened. */
export function isOfAnotherForm(fields: FormField[], answers: Submission['answers']): boolean {
  const names = new Set(fields.map(({ name }) => name))
  return Object.keys(answers).some((name) => !names.has(name))
}

function problemWith(field: FormField, answer: string): Pick<FieldProblem, 'code' | 'details'> | undefined {
  const { kind, label, isRequired, options } = field
  if (answer === '')
    return isRequired ? { code: kind === 'checkbox' ? 'form.box_not_ticked' : 'form.field_missing' } : undefined
  const max = longest[kind]
  if (answer.length > max) return { code: 'form.too_long', details: { name: label, max } }
  const [isSound, code] = checks[kind]
  return isSound(answer, options) ? undefined : { code }
}

type Check = [isSound: (answer: string, options: FormField['options']) => boolean, otherwise: RefusalCode]

const anything: Check = [() => true, 'form.field_missing']

const checks: Record<FormFieldKind, Check> = {
  text: anything,
  textarea: anything,
  email: [isEmail, 'contact.email_malformed'],
  phone: [(answer) => readPhone(answer) !== undefined, 'contact.phone_malformed'],
  select: [(answer, options) => options.some(({ value }) => value === answer), 'form.option_unknown'],
  checkbox: [(answer) => answer === 'yes', 'form.box_not_ticked'],
  number: [(answer) => NUMBER.test(answer), 'form.number_malformed'],
  date: [isDay, 'form.day_malformed'],
}

/** An ISO day of the calendar: 2026-02-30 is none. */
function isDay(answer: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(answer)) return false
  const at = Date.parse(`${answer}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(answer)
}

/** A form filled in within so many milliseconds was filled in by a machine. */
const FASTEST_MS = 2000

/**
 * Whether a program seems to have sent a form: it filled the field that people do not see, or was faster than anyone types.
 * Without script the time is not known, and not judged.
 */
export function looksAutomatic({ website = '', filledFor }: Pick<Submission, 'website' | 'filledFor'>): boolean {
  return website !== '' || (filledFor !== undefined && filledFor < FASTEST_MS)
}
