import type { PayloadRequest, Where } from 'payload'
import { CHALLENGE_MS } from '#domain/customers/passkeys.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { customerOf, shopperOf } from '#plugins/kit/requests/caller.ts'
import { changeIf, deleteWhere, findOne, writeUnlessTaken } from '#plugins/kit/storage/documents.ts'

/** What a challenge is for: of customers and of staff. A challenge for adding a passkey cannot be used to sign in. */
export type Purpose = 'add' | 'sign_in' | 'staff_add' | 'staff_sign_in'

/** What a challenge is for, and who alone may answer it. */
export interface Asked {
  purpose: Purpose
  holder: string
}

/** Stores a challenge for the holder who asks. */
export async function keepChallenge(req: PayloadRequest, { purpose, holder }: Asked, challenge: string): Promise<void> {
  const expiresAt = nowIso(CHALLENGE_MS)
  await writeUnlessTaken(req, 'passkey-challenges', { challenge, purpose, holder, expiresAt, usedAt: null })
}

/**
 * Uses up the challenge that an answer was made for, whatever comes of the answer. Throws for one that is unknown,
 * expired, used, for something else, or another's.
 */
export async function takeChallenge(
  req: PayloadRequest,
  { purpose, holder }: Asked,
  clientDataJSON: string,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON)
  const found = challenge ? await findOne(req, 'passkey-challenges', { challenge: { equals: challenge } }) : null
  const isOpen = found && found.purpose === purpose && found.holder === holder && found.expiresAt > nowIso()
  if (!isOpen) throw new Refusal('passkey.challenge_expired')
  const unused: Where = { and: [{ id: { equals: found.id } }, { usedAt: { exists: false } }] }
  const taken = await changeIf(req, 'passkey-challenges', unused, { usedAt: nowIso() })
  if (!taken) throw new Refusal('passkey.challenge_used')
  return taken.challenge
}

/** The browser of a customer that asks: its session where one adds, its shopper where one signs in. */
export function asked(req: PayloadRequest, purpose: 'add' | 'sign_in'): Asked {
  const holder = purpose === 'add' ? customerOf(req)?.session : shopperOf(req)
  if (holder === undefined) throw new Refusal('request.token_stale')
  return { purpose, holder }
}

/** The challenge that the browser has signed; undefined where this is no client data. */
function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/** Used ones are deleted with the expired: until then they reveal a second use. */
export const erasePasskeyChallenges: ScheduledTask = {
  name: 'forget passkey challenges',
  every: 3_600_000,
  async run(req) {
    await deleteWhere(req, 'passkey-challenges', { expiresAt: { less_than: nowIso() } })
    return 0
  },
}
