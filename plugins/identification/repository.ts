import type { PayloadRequest, Where } from 'payload'
import type { Identified as Asks } from '#contracts/identification.ts'
import type { Language } from '#contracts/language.ts'
import { newToken, tokenHashOf } from '#plugins/customers/tokens.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { changeIf, deleteWhere, findOne, writeUnlessTaken } from '#plugins/kit/storage/documents.ts'

/** A visit that was begun: what the answer of the provider must fit. */
export interface Asked {
  state: string
  nonce: string
  verifier: string
  next: string | null
}

/** The identity of a person, as the provider gives it. */
export interface Identity {
  /** In its stored form. */
  socialNumber: string
  firstName: string
  lastName: string
}

/** A person who is identified in a browser, and what is asked before sign-in. */
export interface Identified extends Identity {
  asks: Asks['asks']
  awaitsEmail: boolean
  /** Number of the account to sign in to, where it is known. */
  customer: string | null
  next: string | null
}

/** A new account that waits for its mailed link. */
export interface Mailed extends Identity {
  email: string
  language: Language
  termsVersion: string | null
  /** The shopper who asked for it: in the same browser no second identification is needed. */
  shopper: string
  next: string | null
}

interface Stages {
  asked: Asked
  identified: Identified
  mailed: Mailed
}
export type Stage = keyof Stages | 'used'

/** An identification at a stage of it. */
export interface Stored<Value> {
  id: string | number
  value: Value
}

/** Writes an identification and gives its token, which is stored nowhere. */
export async function keepIdentification<At extends keyof Stages>(
  req: PayloadRequest,
  stage: At,
  value: Stages[At],
  { lifeMs, socialNumberIndex }: { lifeMs: number; socialNumberIndex?: string },
): Promise<string> {
  const token = newToken()
  const expiresAt = nowIso(lifeMs)
  await writeUnlessTaken(req, 'identifications', {
    tokenHash: tokenHashOf(token),
    stage,
    sealed: seal(value),
    expiresAt,
    ...(socialNumberIndex && { socialNumberIndex }),
  })
  return token
}

/** The identification of a token at this stage; null for one that is unknown, expired, used, or at another stage. */
export async function findIdentification<At extends keyof Stages>(
  req: PayloadRequest,
  token: string | undefined,
  stage: At,
): Promise<Stored<Stages[At]> | null> {
  if (token === undefined) return null
  const found = await findOne(req, 'identifications', { tokenHash: { equals: tokenHashOf(token) } })
  if (found?.stage !== stage || found.expiresAt <= nowIso() || !found.sealed) return null
  return { id: found.id, value: openSealed<Stages[At]>(req, `identifications ${found.id}`, found.sealed) }
}

/** Uses an identification up. False for all but the first of those who try at once. */
export async function useIdentification(req: PayloadRequest, { id }: Stored<unknown>): Promise<boolean> {
  const unused: Where = { and: [{ id: { equals: id } }, { stage: { not_equals: 'used' } }] }
  return (await changeIf(req, 'identifications', unused, { stage: 'used', sealed: null })) !== null
}

/** Whether a new account of this person waits for its mailed link. */
export async function isMailed(req: PayloadRequest, socialNumberIndex: string): Promise<boolean> {
  return (await findOne(req, 'identifications', mailedTo(socialNumberIndex), ['stage'])) !== null
}

/** Deletes the links that were mailed to this person: only the newest makes an account. */
export function dropMailed(req: PayloadRequest, socialNumberIndex: string): Promise<void> {
  return deleteWhere(req, 'identifications', mailedTo(socialNumberIndex))
}

function mailedTo(socialNumberIndex: string): Where {
  const conditions: Where[] = [
    { socialNumberIndex: { equals: socialNumberIndex } },
    { stage: { equals: 'mailed' } },
    { expiresAt: { greater_than: nowIso() } },
  ]
  return { and: conditions }
}

export const eraseIdentifications: ScheduledTask = {
  name: 'forget identifications',
  every: 600_000,
  async run(req) {
    await deleteWhere(req, 'identifications', { expiresAt: { less_than: nowIso() } })
    return 0
  },
}
