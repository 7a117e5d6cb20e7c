import { sentenceFor } from '../../state/notice.ts'

const CONTACT = ['firstName', 'lastName', 'email', 'phone']
const ADDRESS = ['street', 'zip', 'city']

/** Validates one typed field by the server's own rule. The rules are loaded on first use. */
export async function checkField(form: HTMLFormElement, field: HTMLInputElement): Promise<void> {
  const isContact = CONTACT.includes(field.name)
  if (!isContact && !ADDRESS.includes(field.name)) return clearChoiceProblem(form, field)
  if (field.value.trim() === '' && !field.getAttribute('aria-invalid')) return

  const { cleaned, problemsWithContact, problemsWithAddress } = await import('./rules.ts')
  const data = new FormData(form)
  const typed = (names: readonly string[]): never =>
    Object.fromEntries(names.map((name) => [name, cleaned(name, String(data.get(name) ?? ''))])) as never
  const problems = isContact ? problemsWithContact(typed(CONTACT)) : problemsWithAddress(typed(ADDRESS))
  const problem = problems.find((each) => each.field.endsWith(`.${field.name}`))
  showProblem(
    form,
    field.name,
    problem ? await sentenceFor({ code: problem.code, details: problem.details ?? {} }) : '',
  )
}

/** Clears the problem of a box that was ticked or a choice that was made. */
function clearChoiceProblem(form: HTMLFormElement, field: HTMLInputElement): void {
  if (field.checked && (field.type === 'checkbox' || field.type === 'radio')) showProblem(form, field.name, '')
}

function showProblem(form: HTMLFormElement, name: string, sentence: string): void {
  const place = document.getElementById(`${name}-error`)
  if (!place) return
  place.textContent = sentence
  place.hidden = sentence === ''
  for (const field of form.querySelectorAll(`[name="${name}"]:not([type="radio"])`)) {
    if (sentence) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
  }
}
