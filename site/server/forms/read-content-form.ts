import { createHash } from 'node:crypto'
import type { Form } from '#contracts/blocks.ts'
import type { Submission } from '#contracts/forms.ts'
import { CONSENT_FIELD, longest } from '#domain/forms/answer-problems.ts'

/** Names of what the page itself puts into a form of the editors. */
export const ownFields = { form: '_form', key: '_key', website: '_website', filledFor: '_filled-for' } as const

/** A form as it was typed. */
export interface TypedForm extends Submission {
  key: string
}

/** The id of a form on its page, and of a field of it: a page may have several forms. */
export function idOnPage({ id }: Pick<Form, 'id'>, field?: string): string {
  return field === undefined ? `lomake-${id}` : `lomake-${id}-${field}`
}

/** Reads what was typed into a form. Too long an answer keeps one character too many, so that it is refused. */
export function readContentForm(form: Form, sent: FormData): TypedForm {
  const text = (name: string, max: number) => {
    const value = sent.get(name)
    return typeof value === 'string' ? value.replace(/\r\n/g, '\n').slice(0, max + 1) : ''
  }
  const answers = Object.fromEntries(
    form.fields.map(({ name, kind }) => [name, text(idOnPage(form, name), longest[kind])]),
  )
  const filledFor = Number(text(ownFields.filledFor, 12) || NaN)
  return {
    answers,
    consents: text(idOnPage(form, CONSENT_FIELD), 3) !== '',
    website: text(ownFields.website, 100),
    ...(Number.isInteger(filledFor) && filledFor >= 0 && { filledFor }),
    key: text(ownFields.key, 80),
  }
}

/**
 * The key under which a form is sent: the one that the script gave, or without script one of the answers, so that the
 * same form posted twice is received once. A cached page cannot give each visitor a key.
 */
export function keyOf({ key, answers }: TypedForm, request: Request): string {
  const own = JSON.stringify([answers, request.headers.get('cookie')])
  return key || createHash('sha256').update(own).digest('base64url')
}
