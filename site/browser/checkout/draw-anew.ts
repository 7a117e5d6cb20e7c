let latest: AbortController | undefined

interface Terms {
  /** Leaves the used key out, so that the shop hands out a new one. */
  hasNewKey?: boolean
  /** Choices whose fields the form does not hold before it is drawn anew. */
  chosen?: Record<string, string>
}

/** Posts the form as it stands and puts in what the shop drew anew. Of several, the newest counts. */
export async function drawAnew(
  form: HTMLFormElement,
  intent: string,
  { hasNewKey = false, chosen = {} }: Terms = {},
): Promise<void> {
  latest?.abort()
  const asking = (latest = new AbortController())
  const body = new FormData(form)
  body.set('intent', intent)
  if (hasNewKey) body.delete('key')
  for (const name of ['pickupPointId', 'storeId']) if (!body.has(name)) body.set(name, chosen[name] ?? '')

  for (const part of partsOf(form)) part.setAttribute('aria-busy', 'true')
  const answer = await fetch(form.action, { method: 'POST', body, signal: asking.signal }).catch(() => undefined)
  const html = await answer?.text().catch(() => undefined)
  if (asking.signal.aborted) return
  for (const part of partsOf(form)) part.removeAttribute('aria-busy')
  if (answer?.redirected) return location.assign(answer.url)
  if (html) putIn(form, new DOMParser().parseFromString(html, 'text/html'), intent)
}

function putIn(form: HTMLFormElement, drawn: Document, intent: string): void {
  const focused = document.activeElement
  const place = focused?.closest('details')?.id
  const open = new Set([...form.querySelectorAll('details[open]')].map(({ id }) => id))
  for (const part of partsOf(form)) {
    const { part: name } = part.dataset
    const fresh = drawn.querySelector<HTMLElement>(`[data-part="${name}"]`)
    if (!fresh) continue
    if (name === 'announced') part.textContent = fresh.textContent
    else replace(part, document.importNode(fresh, true), intent)
  }
  for (const details of form.querySelectorAll('details')) if (open.has(details.id)) details.open = true
  if (focused?.isConnected === false) focusAgain(form, focused.id, place)
}

/** What was typed while the answer was on its way stands. */
function replace(part: HTMLElement, fresh: HTMLElement, intent: string): void {
  if (intent === 'refresh')
    for (const field of fresh.querySelectorAll<HTMLInputElement>('input:not([type="radio"], [type="hidden"])')) {
      const typed = part.querySelector<HTMLInputElement>(`#${field.id}`)
      if (typed) field.value = typed.value
    }
  part.replaceWith(fresh)
}

/** The field that was refused takes the focus; else what held it, or at least the place where it was. */
function focusAgain(form: HTMLFormElement, id: string, place: string | undefined): void {
  const inPlace = (selector: string) => place && form.querySelector<HTMLElement>(`#${place} ${selector}`)
  const next = inPlace('[aria-invalid]') || (id && document.getElementById(id)) || inPlace('summary')
  if (next) next.focus({ preventScroll: true })
}

function partsOf(form: HTMLFormElement): NodeListOf<HTMLElement> {
  return form.querySelectorAll<HTMLElement>('[data-part]')
}
