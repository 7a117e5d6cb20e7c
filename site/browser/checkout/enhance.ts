import { checkField } from './check-field.ts'
import { rerenderForm } from './rerender-form.ts'
import { saveDraft, restoreDraft } from './form-draft.ts'

/** Posts the checkout form without leaving the page: the same form and answers, rendered by the same server. */
const form = document.querySelector<HTMLFormElement>('[data-checkout]')
if (form) enhance(form)

function enhance(form: HTMLFormElement): void {
  form.setAttribute('data-quick', '')
  const wide = matchMedia('(min-width: 64rem)')
  const openSummary = () => form.querySelector('[data-summary]')?.toggleAttribute('open', wide.matches)
  wide.addEventListener('change', openSummary)
  openSummary()
  focusOnRefusal()
  // Coming back from the payment loads the page instead of repeating the post.
  history.replaceState(history.state, '', location.pathname)

  form.addEventListener('change', (event) => {
    const field = event.target as HTMLInputElement
    saveDraft(form)
    if (!field.hasAttribute('data-renews')) return
    if (field.name === 'zip' && !/^\d{5}$/.test(field.value.trim())) return
    void rerenderForm(form, 'refresh')
  })
  form.addEventListener('focusout', ({ target }) => void checkField(form, target as HTMLInputElement))
  form.addEventListener('input', ({ target }) => {
    if ((target as HTMLElement).getAttribute('aria-invalid')) void checkField(form, target as HTMLInputElement)
  })
  // Enter presses the first button of a form, unless the field has one of its own beside it.
  form.addEventListener('keydown', (event) => {
    const own = event.key === 'Enter' && (event.target as HTMLElement).dataset['enter']
    const button = own && document.getElementById(own)
    if (!button) return
    event.preventDefault()
    form.requestSubmit(button)
  })
  form.addEventListener('submit', (event) => {
    const button = event.submitter as HTMLButtonElement | null
    saveDraft(form)
    if (button?.hasAttribute('data-order')) return disableOnSubmit(form, button)
    event.preventDefault()
    void rerenderForm(form, button?.value ?? 'refresh')
  })

  // The page may be restored from the back/forward cache after a canceled payment: the old key has been used.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void rerenderForm(form, 'refresh', { hasNewKey: true })
  })
  const isFresh = !document.querySelector('[data-errors]')
  const chosen = isFresh && restoreDraft(form)
  if (chosen || wasChosenBefore(form)) void rerenderForm(form, 'refresh', { chosen: chosen || {} })
}

/** Whether another way of delivery was chosen before this script came, as on a slow line. */
function wasChosenBefore(form: HTMLFormElement): boolean {
  const ways = form.querySelectorAll<HTMLInputElement>('input[type="radio"][data-renews]')
  return [...ways].some(({ checked, defaultChecked }) => checked !== defaultChecked)
}

function focusOnRefusal(): void {
  document.querySelector<HTMLElement>('[data-errors]')?.focus()
}

/** Disables the button once it is pressed. The idempotency key makes a second press harmless anyway. */
function disableOnSubmit(form: HTMLFormElement, button: HTMLButtonElement): void {
  const words = button.textContent
  setTimeout(() => {
    button.setAttribute('aria-disabled', 'true')
    button.textContent = form.dataset['sending'] ?? words
  })
  addEventListener('pageshow', () => {
    button.removeAttribute('aria-disabled')
    button.textContent = words
  })
}
