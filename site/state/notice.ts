import { atom } from 'nanostores'
import type { Failure } from '#contracts/refusals.ts'
import { fill } from '../lib/fill.ts'

/** How long a notice stands, in milliseconds (specification §9). */
export const NOTICE_MS = 4400

/** What the shop has just said. Null when there is nothing to say. */
export const $notice = atom<string | null>(null)

let clearing: ReturnType<typeof setTimeout> | undefined

/** Says a sentence in the notification region of the page. */
export function say(sentence: string): void {
  clearTimeout(clearing)
  $notice.set(sentence)
  clearing = setTimeout(() => $notice.set(null), NOTICE_MS)
}

/** The sentence of a failure, for a form that shows it beside its field. */
export async function sentenceFor({ code, details }: Failure): Promise<string> {
  const { default: sentences } = await import('#locales/fi/refusal.json')
  const found = code.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], sentences)
  return fill(typeof found === 'string' ? found : `[${code}]`, details)
}

$notice.listen((sentence) => {
  const region = document.querySelector<HTMLElement>('[data-notice]')
  if (!region) return
  // Above an open dialog nothing is seen but what came to the top layer later.
  region.hidePopover()
  region.textContent = sentence ?? ''
  if (sentence !== null) region.showPopover()
})
