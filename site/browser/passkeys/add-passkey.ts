import { startRegistration } from '@simplewebauthn/browser'
import { addPasskey, startAddingPasskey } from '#contracts/passkeys.ts'
import type { Failure } from '#contracts/refusals.ts'
import { randomUuid } from '#domain/random-uuid.ts'
import { call } from '../../shared/call.ts'
import { sentenceFor } from '../../state/notice.ts'
import { freshToken, isAborted, isThereAlready } from './passkey-ceremony.ts'

/** Lets the form add a passkey, which the browser makes after the shop has asked for it. */
export function letAdd(form: HTMLFormElement): void {
  form.hidden = false
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void add(form)
  })
}

async function add(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button')
  if (button?.disabled) return
  clear(form)
  say(form, form.dataset.waiting)
  if (button) button.disabled = true
  const failure = await ceremony(form).catch((problem: unknown) => {
    const { exists, canceled } = form.dataset
    if (!isAborted(problem)) say(form, isThereAlready(problem) ? exists : canceled)
    return undefined
  })
  if (button) button.disabled = false
  if (failure) await report(form, failure)
}

/** Gives what was refused. Throws what the browser says where it makes no passkey. */
async function ceremony(form: HTMLFormElement): Promise<Failure | undefined> {
  const refused = await freshToken()
  if (refused) return refused
  const begun = await call(startAddingPasskey, {
    customer: valueOf(form, 'for') ?? '',
    password: valueOf(form, 'current'),
  })
  if (!begun.ok) return begun.failure
  const { id, rawId, response } = await startRegistration({ optionsJSON: begun.value.options })
  const { clientDataJSON, attestationObject, transports } = response
  const credential = {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, attestationObject, transports },
  }
  const name = valueOf(form, 'name') ?? ''
  const added = await call(addPasskey, { name, credential }, undefined, randomUuid())
  if (!added.ok) return added.failure
  location.assign(form.dataset.added ?? location.pathname)
  return undefined
}

function valueOf(form: HTMLFormElement, name: string): string | undefined {
  return fieldOf(form, name)?.value
}

function fieldOf(form: HTMLFormElement, name: unknown): HTMLInputElement | undefined {
  const field = typeof name === 'string' ? form.elements.namedItem(name) : null
  return field instanceof HTMLInputElement ? field : undefined
}

async function report(form: HTMLFormElement, failure: Failure): Promise<void> {
  const field = fieldOf(form, failure.details['field'])
  // The sign-in was recent when the page was opened: drawn anew it asks for the password.
  if (failure.code === 'account.password_wrong' && !field) return location.reload()
  const sentence = await sentenceFor(failure)
  if (!field) return say(form, sentence)
  say(form)
  field.setAttribute('aria-invalid', 'true')
  const place = document.getElementById(`${field.id}-error`)
  if (place) Object.assign(place, { textContent: sentence, hidden: false })
  field.focus()
}

function clear(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
  for (const place of form.querySelectorAll<HTMLElement>('.error')) place.hidden = true
}

function say(form: HTMLFormElement, sentence = ''): void {
  const reported = form.querySelector('[data-status]')
  if (reported) reported.textContent = sentence
}
