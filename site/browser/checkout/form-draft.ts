import { CHECKOUT_DRAFT_KEY } from '#domain/own-storage.ts'

/** Fields not saved: means of payment, and values that belong to one rendering of the form. */
const NOT_SAVED = new Set([
  'giftCardNumber',
  'giftCardPin',
  'giftCardOf',
  'shownTotal',
  'seen',
  'seenCode',
  'key',
  'intent',
])

/** Saves the form until the tab is closed or the order is placed, so that a canceled payment loses no address. */
export function saveDraft(form: HTMLFormElement): void {
  const typed = [...new FormData(form)].filter(([name, value]) => !NOT_SAVED.has(name) && typeof value === 'string')
  attempt(() => sessionStorage.setItem(CHECKOUT_DRAFT_KEY, JSON.stringify(Object.fromEntries(typed))))
}

/** Fills an untouched form from the saved draft and returns the draft; undefined without one. */
export function restoreDraft(form: HTMLFormElement): Record<string, string> | undefined {
  const draft = attempt(
    () => JSON.parse(sessionStorage.getItem(CHECKOUT_DRAFT_KEY) ?? 'null') as Record<string, string> | null,
  )
  if (!draft) return undefined
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]'))
    box.checked = draft[box.name] === box.value
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList || field instanceof HTMLTextAreaElement) field.value = value
    else if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.value === value
    else if (field instanceof HTMLInputElement && field.value === '') field.value = value
  }
  return draft
}

/** Deletes the draft once the order is placed. */
export function clearDraft(): void {
  attempt(() => sessionStorage.removeItem(CHECKOUT_DRAFT_KEY))
}

/** Storage may be blocked by the browser; then nothing is saved. */
function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
