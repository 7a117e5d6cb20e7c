import { browserSupportsWebAuthnAutofill, sendSignal, startAuthentication } from '@simplewebauthn/browser'
import { signInByPasskey, startPasskeySignIn, type RequestOptions } from '#contracts/passkeys.ts'
import type { Failure } from '#contracts/refusals.ts'
import { call } from '../../shared/call.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { sentenceFor } from '../../state/notice.ts'
import { freshToken, isAborted } from './passkey-ceremony.ts'

/** A challenge is good for five minutes; the one that waits in the field for the address is renewed before. */
const RENEWED_AFTER_MS = 4 * 60_000

/** What came of a ceremony: signed in, refused by the shop, or ended in the browser. */
type Outcome = 'signed_in' | 'refused' | 'ended'

let renewing: ReturnType<typeof setTimeout> | undefined

/** Offers to sign in by a passkey: by a button, and among what the browser proposes for the address, where it can. */
export async function offerPasskeys(place: HTMLElement): Promise<void> {
  place.querySelector('button')?.addEventListener('click', () => void signInByButton(place))
  await waitInField(place)
}

async function signInByButton(place: HTMLElement): Promise<void> {
  clearTimeout(renewing)
  say(place, place.dataset.waiting)
  if ((await attempt(place, false)) !== 'signed_in') await waitInField(place)
}

/** Asks without a window: the reader sees the passkey in the list below the field, and may as well type. */
async function waitInField(place: HTMLElement): Promise<void> {
  clearTimeout(renewing)
  if (!(await browserSupportsWebAuthnAutofill())) return
  renewing = setTimeout(() => renew(place), RENEWED_AFTER_MS)
  if ((await attempt(place, true)) === 'refused') await waitInField(place)
}

/** A hidden tab asks for nothing until it is shown. */
function renew(place: HTMLElement): void {
  if (document.hidden) document.addEventListener('visibilitychange', () => renew(place), { once: true })
  else void waitInField(place)
}

/** One ceremony. Says what came of it, unless the reader never asked for one. */
async function attempt(place: HTMLElement, isInField: boolean): Promise<Outcome> {
  const refused = await freshToken()
  const begun = refused ? undefined : await call(startPasskeySignIn, {})
  if (!begun?.ok) {
    if (!isInField) await report(place, refused ?? begun?.failure)
    return 'ended'
  }
  const { options } = begun.value
  try {
    const credential = await startAuthentication({ optionsJSON: options, useBrowserAutofill: isInField })
    return await send(place, credential, options)
  } catch (problem) {
    if (!isInField && !isAborted(problem)) say(place, place.dataset.canceled)
    return 'ended'
  }
}

type Signed = Awaited<ReturnType<typeof startAuthentication>>

async function send(place: HTMLElement, { id, rawId, response }: Signed, { rpId }: RequestOptions): Promise<Outcome> {
  const accepts = place.querySelector<HTMLInputElement>('[name=passkeyAcceptsTerms]')
  const credential = { id, rawId, type: 'public-key' as const, response }
  const answer = await call(signInByPasskey, { credential, acceptsTerms: accepts?.checked ?? false })
  if (answer.ok) {
    clearTimeout(renewing)
    location.assign(nextOf(place, answer.value.joinedLines))
    return 'signed_in'
  }
  const { code } = answer.failure
  if (code === 'account.terms_not_accepted') place.querySelector('[data-terms]')?.removeAttribute('hidden')
  // The browser may stop offering what we no longer know.
  if (code === 'passkey.unknown')
    await sendSignal({ signalName: 'unknownCredential', rpID: rpId, credentialID: id }).catch(() => undefined)
  await report(place, answer.failure)
  return 'refused'
}

/** Where the reader was going. The first page of My Pages says what joined the cart, as after signing in by password. */
function nextOf({ dataset: { next = '/', home } }: HTMLElement, joinedLines: number): string {
  return next === home && joinedLines > 0 ? `${home}?${pageQuery.joined}=${joinedLines}` : next
}

async function report(place: HTMLElement, failure: Failure | undefined): Promise<void> {
  say(place, failure && (await sentenceFor(failure)))
}

function say(place: HTMLElement, sentence = ''): void {
  const reported = place.querySelector('[data-status]')
  if (reported) reported.textContent = sentence
}
