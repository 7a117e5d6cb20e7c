import { atom } from 'nanostores'
import type { Failure } from '#contracts/refusals.ts'
import { fill } from '../shared/fill.ts'

/** How long a notice stands, in milliseconds (specification §9). */
export const NOTICE_MS = 4400

/** The notice on show; null when there is none. */
export const $notice = atom<string | null>(null)

let clearing: ReturnType<typeof setTimeout> | undefined

/** Shows a sentence in the notification region of the page. */
export function showNotice(sentence: string): void {
  clearTimeout(clearing)
  $notice.set(sentence)
  clearing = setTimeout(() => $notice.set(null), NOTICE_MS)
}

/**
 * The sentence of a failure, for a form that shows it beside its field. Messages are loaded on
 * first use; the one for a lost connection is embedded in the page.
 */
export async function sentenceFor({ code, details }: Failure): Promise<string> {
  const sentences = code === 'shop.unreachable' ? undefined : await fetchedSentences()
  if (!sentences) return region()?.dataset['unreachable'] ?? ''
  const found = code.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], sentences)
  return fill(typeof found === 'string' ? found : `[${code}]`, details)
}

async function fetchedSentences(): Promise<object | undefined> {
  const fetched = await import('#locales/fi/refusal.json').catch(() => undefined)
  return fetched?.default
}

$notice.listen((sentence) => {
  const shown = region()
  if (!shown) return
  // Shown again to be above a dialog that is already in the top layer.
  shown.hidePopover()
  shown.textContent = sentence ?? ''
  if (sentence !== null) shown.showPopover()
})

function region(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-notice]')
}
