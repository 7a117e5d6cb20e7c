import type { PayloadRequest, Where } from 'payload'
import { CHALLENGE_MS } from '#domain/customers/passkey-ceremony.ts'
import { Refusal } from '#domain/refusal.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { customerOf, shopperOf } from '#plugins/kit/requests/caller.ts'
import { changeIf, deleteWhere, findOne, writeUnlessTaken } from '#plugins/kit/storage/documents.ts'

/** What a challenge is for. One given to add a passkey signs nobody in. */
export type Purpose = 'add' | 'sign_in'

/** Remembers a challenge for the browser that asks. */
export async function keepChallenge(req: PayloadRequest, purpose: Purpose, challenge: string): Promise<void> {
  const expiresAt = new Date(now().getTime() + CHALLENGE_MS).toISOString()
  await writeUnlessTaken(req, 'passkey-challenges', {
    ...{ challenge, purpose, holder: holderOf(req, purpose), expiresAt, usedAt: null },
  })
}

/**
 * Uses up the challenge that an answer was made for, whatever comes of the answer. Throws for one that is unknown,
 * expired, used, for something else, or another browser's.
 */
export async function takeChallenge(req: PayloadRequest, purpose: Purpose, clientDataJSON: string): Promise<string> {
  const challenge = challengeIn(clientDataJSON)
  const found = challenge ? await findOne(req, 'passkey-challenges', { challenge: { equals: challenge } }) : null
  const isOpen =
    found && found.purpose === purpose && found.holder === holderOf(req, purpose) && found.expiresAt > nowIso()
  if (!isOpen) throw new Refusal('passkey.challenge_expired')
  const unused: Where = { and: [{ id: { equals: found.id } }, { usedAt: { exists: false } }] }
  const taken = await changeIf(req, 'passkey-challenges', unused, { usedAt: nowIso() })
  if (!taken) throw new Refusal('passkey.challenge_used')
  return taken.challenge
}

function holderOf(req: PayloadRequest, purpose: Purpose): string {
  const holder = purpose === 'add' ? customerOf(req)?.session : shopperOf(req)
  if (holder === undefined) throw new Refusal('request.token_stale')
  return holder
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

/** Used ones go with the expired: until then they tell a second use. */
export const forgetPasskeyChallenges: ScheduledTask = {
  name: 'forget passkey challenges',
  every: 3_600_000,
  async run(req) {
    await deleteWhere(req, 'passkey-challenges', { expiresAt: { less_than: nowIso() } })
    return 0
  },
}
