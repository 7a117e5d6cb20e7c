import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { shopperOf } from './caller.ts'
import { now } from './clock.ts'
import { changeIf, findAll, findOne, writeUnlessTaken } from './documents.ts'
import type { ScheduledTask } from './extend.ts'
import { forgetting } from './forget.ts'
import { inTurn } from './in-turn.ts'
import { seal, signature, unseal } from './secrets.ts'

interface Deed {
  key: string
  body: string
  isDone: boolean
  /** Sealed: it may say what eyes need. */
  answer: string
}

const LONGEST_KEY = 200
const ABANDONED_AFTER_MS = 60_000

/**
 * Does a deed once per key: the first to claim the key acts, all others hear the same answer.
 *
 * A deed that failed gives its key back; a claim that a crash left open is given back by the sweep, since every deed
 * can be repeated safely.
 */
export async function once<T>(req: PayloadRequest, input: unknown, deed: () => Promise<T>): Promise<T> {
  const key = deedKey(req)
  if (!key) return deed()
  const where = { key: { equals: key } }
  const body = bodyOf(input)
  const claimed = await writeUnlessTaken(req, 'deeds', { key, body, isDone: false })
  if (!claimed) return hearAgain(await findOne<Deed>(req, 'deeds', where), body)

  const answer = await deed().catch(async (problem: unknown) => {
    await req.payload.db.deleteOne({ collection: 'deeds' as never, where })
    throw problem
  })
  await changeIf(req, 'deeds', where, { isDone: true, answer: seal(answer) })
  return answer
}

/**
 * Gives the same answer per key, for a deed that by itself changes nothing when it is done again (`keepsItsKey`): it
 * needs no claim, and so costs one statement less. Whoever asks at the same moment waits for the first answer.
 */
export function answerAlike<T>(req: PayloadRequest, input: unknown, deed: () => Promise<T>): Promise<T> {
  const key = deedKey(req)
  if (!key) return deed()
  const body = bodyOf(input)
  const find = () => findOne<Deed>(req, 'deeds', { key: { equals: key } })

  return inTurn(`deed ${key}`, async () => {
    const earlier = await find()
    if (earlier) return hearAgain(earlier, body)
    const answer = await deed()
    const isFirst = await writeUnlessTaken(req, 'deeds', { key, body, isDone: true, answer: seal(answer) })
    return isFirst ? answer : hearAgain(await find(), body)
  })
}

/** Those of some keys under which no answer is kept: the deed is not through yet, a crash cut it off, or it is long ago. */
export async function keysWithoutAnswer(req: PayloadRequest, keys: string[]): Promise<string[]> {
  const kept = await findAll<Deed>(req, 'deeds', { key: { in: keys } })
  const answered = new Set(kept.map(({ key }) => key))
  return keys.filter((key) => !answered.has(key))
}

/** The key of a change, apart for each caller and route; nothing when none was sent. */
export function deedKey(req: PayloadRequest): string | undefined {
  const sent = req.headers.get('Idempotency-Key')
  if (!sent) return undefined
  if (sent.length > LONGEST_KEY) throw new Refusal('request.malformed')
  const caller = req.user ? `staff ${req.user.id}` : (shopperOf(req) ?? 'nobody')
  return createHash('sha256').update(`${caller}\n${req.pathname}\n${sent}`).digest('base64url')
}

/** Signed rather than hashed: what was asked may be guessed, and its hash with it. */
function bodyOf(input: unknown): string {
  return signature('deed', JSON.stringify(input))
}

function hearAgain<T>(earlier: Deed | null, body: string): T {
  if (!earlier?.isDone) throw new Refusal('request.in_progress')
  if (earlier.body !== body) throw new Refusal('request.key_reused')
  return unseal(earlier.answer) as T
}

/** Gives back keys whose deed a crash cut off. */
export const sweepDeeds: ScheduledTask = {
  name: 'deeds',
  every: 60_000,
  async run({ payload }) {
    const before = new Date(now().getTime() - ABANDONED_AFTER_MS).toISOString()
    const abandoned = { and: [{ isDone: { not_equals: true } }, { createdAt: { less_than: before } }] }
    await payload.db.deleteMany({ collection: 'deeds' as never, where: abandoned })
    return 0
  },
}

export const forgetDeeds = forgetting('deeds', 'deeds', (before) => ({ createdAt: { less_than: before } }))
