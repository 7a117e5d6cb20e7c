import { sentenceFor } from '../../state/notice.ts'

const CONTACT = ['firstName', 'lastName', 'email', 'phone']
const ADDRESS = ['street', 'zip', 'city']

/** Checks one field by the rule the server will judge it by. Only what has been typed; the rules come when first needed. */
export async function checkField(form: HTMLFormElement, field: HTMLInputElement): Promise<void> {
  const isContact = CONTACT.includes(field.name)
  if (!isContact && !ADDRESS.includes(field.name)) return clearChoice(form, field)
  if (field.value.trim() === '' && !field.getAttribute('aria-invalid')) return

  const { problemsWithContact, problemsWithAddress } = await import('./rules.ts')
  const problems = isContact ? problemsWithContact(typed(form, CONTACT)) : problemsWithAddress(typed(form, ADDRESS))
  const problem = problems.find((each) => each.field.endsWith(`.${field.name}`))
  say(form, field.name, problem ? await sentenceFor({ code: problem.code, details: problem.details ?? {} }) : '')
}

/** A box that has been ticked or a choice that has been made is no longer wrong. */
function clearChoice(form: HTMLFormElement, field: HTMLInputElement): void {
  if (field.checked && (field.type === 'checkbox' || field.type === 'radio')) say(form, field.name, '')
}

function typed<Name extends string>(form: HTMLFormElement, names: readonly Name[]): never {
  const data = new FormData(form)
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as never
}

function say(form: HTMLFormElement, name: string, sentence: string): void {
  const place = document.getElementById(`${name}-error`)
  if (!place) return
  place.textContent = sentence
  place.hidden = sentence === ''
  for (const field of form.querySelectorAll(`[name="${name}"]:not([type="radio"])`)) {
    if (sentence) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
  }
}
