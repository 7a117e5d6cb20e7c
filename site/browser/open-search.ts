import { SEARCH_TYPED } from './browser-names.ts'

const dialog = document.querySelector<HTMLDialogElement>('[data-search-overlay]')
const toggle = document.querySelector<HTMLAnchorElement>('[data-search-toggle]')
const headerField = document.querySelector<HTMLInputElement>('[data-search-place] input')

if (dialog) openSearch(dialog)

/** The toggle opens the search, and so does the header's field when it is pressed or typed into. */
function openSearch(overlay: HTMLDialogElement): void {
  toggle?.setAttribute('aria-haspopup', 'dialog')
  toggle?.setAttribute('role', 'button')
  const warm = () => overlay.dispatchEvent(new Event('pointerover'))
  for (const opener of [toggle, headerField]) opener?.addEventListener('pointerenter', warm, { once: true })
  toggle?.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show(overlay, '')
  })
  toggle?.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    toggle.click()
  })
  headerField?.addEventListener('click', () => show(overlay, headerField.value))
  headerField?.addEventListener('input', () => show(overlay, headerField.value))
  // A page that is gone back to is as it was left: without the search over it.
  addEventListener('pagehide', () => overlay.close())
  overlay.addEventListener('click', ({ target }) => {
    if (target === overlay) overlay.close()
  })
}

/** What was typed into the header's field goes on in the search. */
function show(overlay: HTMLDialogElement, typed: string): void {
  if (overlay.open) return
  const field = overlay.querySelector<HTMLInputElement>('input[type="search"]')
  overlay.showModal()
  if (headerField) headerField.value = ''
  if (!field) return
  field.value = typed
  field.focus()
  overlay.dispatchEvent(new Event(SEARCH_TYPED))
}
