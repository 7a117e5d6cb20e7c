import { KEPT_TYPED } from '../browser-names.ts'

/** Never kept: what pays, what is asked each time, and what belongs to one drawing of the form. */
const FORGOTTEN = new Set([
  'giftCardNumber',
  'giftCardPin',
  'acceptsTerms',
  'acknowledgesMadeToMeasure',
  'shownTotal',
  'seen',
  'seenCode',
  'key',
  'intent',
])

/** Keeps what was typed until the tab is closed or the order is made, so that a payment broken off costs nobody their address. */
export function keep(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([name, value]) => !FORGOTTEN.has(name) && typeof value === 'string')
  attempt(() => sessionStorage.setItem(KEPT_TYPED, JSON.stringify(Object.fromEntries(typed))))
}

/** Fills an untouched form with what was typed before, and gives it; nothing where there was nothing. */
export function putBack(form: HTMLFormElement): Record<string, string> | undefined {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(KEPT_TYPED) ?? 'null') as Record<string, string> | null)
  for (const [name, value] of Object.entries(kept ?? {})) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList || field instanceof HTMLTextAreaElement) field.value = value
    else if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.value === value
    else if (field instanceof HTMLInputElement && field.value === '') field.value = value
  }
  return kept ?? undefined
}

/** The order is made: nothing of it is left in the browser. */
export function forget(): void {
  attempt(() => sessionStorage.removeItem(KEPT_TYPED))
}

/** A browser may forbid keeping anything; then nothing is kept. */
function attempt<Value>(deed: () => Value): Value | undefined {
  try {
    return deed()
  } catch {
    return undefined
  }
}
