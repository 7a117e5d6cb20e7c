import { EXAM_FORM_KEY } from '#domain/own-storage.ts'

/** Never stored: what says more of a person than the name. */
const NOT_STORED = new Set(['ssn', 'note', 'intent', 'asksGuardian'])

/**
 * Keeps what is typed until the tab is closed, so that a reload or another time loses nothing, and warns before a page with
 * typed text is left for good.
 */
export function keepForm(form: HTMLFormElement): void {
  restore(form)
  let isTyped = false
  form.addEventListener('input', () => {
    isTyped = true
    const typed = [...new FormData(form)].filter(([name, value]) => !NOT_STORED.has(name) && typeof value === 'string')
    attempt(() => sessionStorage.setItem(EXAM_FORM_KEY, JSON.stringify(Object.fromEntries(typed))))
  })
  document.addEventListener('submit', () => (isTyped = false))
  addEventListener('beforeunload', (event) => {
    if (isTyped) event.preventDefault()
  })
}

function restore(form: HTMLFormElement): void {
  const stored = attempt(
    () => JSON.parse(sessionStorage.getItem(EXAM_FORM_KEY) ?? 'null') as Record<string, string> | null,
  )
  for (const [name, value] of Object.entries(stored ?? {})) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type !== 'checkbox' && field.value === '') field.value = value
  }
}

/** Storage may be blocked by the browser; then nothing is stored. */
function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
