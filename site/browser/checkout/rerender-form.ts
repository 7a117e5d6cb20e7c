let latest: AbortController | undefined

interface Terms {
  /** Leaves the used idempotency key out, so that the server makes a new one. */
  hasNewKey?: boolean
  /** Choices whose fields the form has only after it is rendered again. */
  chosen?: Record<string, string>
}

/** Posts the form as it is and replaces its parts by what the server rendered. Of several posts, the newest counts. */
export async function rerenderForm(
  form: HTMLFormElement,
  intent: string,
  { hasNewKey = false, chosen = {} }: Terms = {},
): Promise<void> {
  latest?.abort()
  const request = (latest = new AbortController())
  const body = new FormData(form)
  body.set('intent', intent)
  if (hasNewKey) body.delete('key')
  for (const name of ['pickupPointId', 'storeId']) if (!body.has(name)) body.set(name, chosen[name] ?? '')

  for (const part of partsOf(form)) part.setAttribute('aria-busy', 'true')
  const answer = await fetch(form.action, { method: 'POST', body, signal: request.signal }).catch(() => undefined)
  const html = await answer?.text().catch(() => undefined)
  if (request.signal.aborted) return
  for (const part of partsOf(form)) part.removeAttribute('aria-busy')
  if (answer?.redirected) return location.assign(answer.url)
  if (html) replaceParts(form, new DOMParser().parseFromString(html, 'text/html'), { intent, sent: body })
}

interface Posted {
  intent: string
  sent: FormData
}

function replaceParts(form: HTMLFormElement, rendered: Document, posted: Posted): void {
  const focused = document.activeElement
  const place = focused?.closest('details')?.id
  const open = new Set([...form.querySelectorAll('details[open]')].map(({ id }) => id))
  for (const part of partsOf(form)) {
    const { part: name } = part.dataset
    const fresh = rendered.querySelector<HTMLElement>(`[data-part="${name}"]`)
    if (!fresh) continue
    if (name === 'announced') part.textContent = fresh.textContent
    else replacePart(part, document.importNode(fresh, true), posted)
  }
  for (const details of form.querySelectorAll('details')) if (open.has(details.id)) details.open = true
  if (focused?.isConnected === false) restoreFocus(form, focused.id, place)
}

/** Keeps what was typed and chosen while the request was under way. */
function replacePart(part: HTMLElement, fresh: HTMLElement, { intent, sent }: Posted): void {
  if (intent === 'refresh') {
    for (const field of fresh.querySelectorAll<HTMLInputElement>('input:not([type="radio"], [type="hidden"])')) {
      const typed = part.querySelector<HTMLInputElement>(`#${field.id}`)
      if (typed) field.value = typed.value
    }
    const chosen = [...part.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked:not([data-renews])')]
    for (const field of fresh.querySelectorAll<HTMLInputElement>('input[type="radio"]:not([data-renews])'))
      if (chosen.some(({ name, value }) => name === field.name && value === field.value && sent.get(name) !== value))
        field.checked = true
  }
  part.replaceWith(fresh)
}

/** Focuses the refused field; else the previously focused one, or the summary of its section. */
function restoreFocus(form: HTMLFormElement, id: string, place: string | undefined): void {
  const inPlace = (selector: string) => place && form.querySelector<HTMLElement>(`#${place} ${selector}`)
  const next = inPlace('[aria-invalid]') || (id && document.getElementById(id)) || inPlace('summary')
  if (next) next.focus({ preventScroll: true })
}

function partsOf(form: HTMLFormElement): NodeListOf<HTMLElement> {
  return form.querySelectorAll<HTMLElement>('[data-part]')
}
