import { checkField } from './check-field.ts'
import { drawAnew } from './draw-anew.ts'
import { keep, putBack } from './keep-typed.ts'

/** What a plain form does with a page, done without one: the same form, the same answers, drawn by the same server. */
const form = document.querySelector<HTMLFormElement>('[data-checkout]')
if (form) enhance(form)

function enhance(form: HTMLFormElement): void {
  form.setAttribute('data-quick', '')
  const wide = matchMedia('(min-width: 64rem)')
  const openSummary = () => form.querySelector('[data-summary]')?.toggleAttribute('open', wide.matches)
  wide.addEventListener('change', openSummary)
  openSummary()
  focusOnRefusal()
  // Coming back from the payment asks for the page, not for the same post once more.
  history.replaceState(history.state, '', location.pathname)

  form.addEventListener('change', (event) => {
    const field = event.target as HTMLInputElement
    keep(form)
    if (!field.hasAttribute('data-renews')) return
    if (field.name === 'zip' && !/^\d{5}$/.test(field.value.trim())) return
    void drawAnew(form, 'refresh')
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
    keep(form)
    if (button?.hasAttribute('data-order')) return holdButton(form, button)
    event.preventDefault()
    void drawAnew(form, button?.value ?? 'refresh')
  })

  // The page may come back from the browser's own memory after a canceled payment: the old key has been used.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void drawAnew(form, 'refresh', { hasNewKey: true })
  })
  const isFresh = !document.querySelector('[data-errors]')
  const chosen = isFresh && putBack(form)
  if (chosen) void drawAnew(form, 'refresh', { chosen })
}

function focusOnRefusal(): void {
  document.querySelector<HTMLElement>('[data-errors]')?.focus()
}

/** One press is enough; the key makes a second one harmless, this makes it unneeded. */
function holdButton(form: HTMLFormElement, button: HTMLButtonElement): void {
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
