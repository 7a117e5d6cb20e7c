import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { callerKey } from './caller.ts'
import { now } from './clock.ts'
import { changeIf, findOne, writeUnlessTaken } from './documents.ts'
import type { Sweep } from './extend.ts'
import { forgetting } from './forget.ts'
import { mindLimit } from './limits.ts'
import { seal, signature, unseal } from './secrets.ts'

interface Remembered {
  key: string
  body: string
  isDone: boolean
  /** Sealed: it may say what eyes need. */
  answer: string
}

const COLLECTION = 'idempotency-keys'
const LONGEST_KEY = 200
const ABANDONED_AFTER_MS = 60_000

/**
 * Runs a handler once per `Idempotency-Key`. The first request to claim the key runs it; a repeated one gets the
 * answer of the first.
 *
 * A handler that throws gives its key back. A claim that a crash left open is given back by the sweep, since every
 * handler can be repeated safely. How many answers one caller may leave behind is limited.
 */
export async function replay<T>(req: PayloadRequest, input: unknown, handle: () => Promise<T>): Promise<T> {
  const key = idempotencyKeyOf(req)
  if (!key) return handle()
  await mindLimit(req, 'kept answer')
  const where = { key: { equals: key } }
  const body = bodySignature(input)
  const isClaimed = await writeUnlessTaken(req, COLLECTION, { key, body, isDone: false })
  if (!isClaimed) return earlierAnswer(await findOne<Remembered>(req, COLLECTION, where), body)

  const answer = await handle().catch(async (problem: unknown) => {
    await req.payload.db.deleteOne({ collection: COLLECTION as never, where })
    throw problem
  })
  await changeIf(req, COLLECTION, where, { isDone: true, answer: seal(answer) })
  return answer
}

/** The key of a change, hashed with its caller and route, so that each has keys of its own. Nothing when none was sent. */
export function idempotencyKeyOf(req: PayloadRequest): string | undefined {
  const sent = req.headers.get('Idempotency-Key')
  if (!sent) return undefined
  if (sent.length > LONGEST_KEY) throw new Refusal('request.malformed')
  return createHash('sha256')
    .update(`${callerKey(req)}\n${req.pathname}\n${sent}`)
    .digest('base64url')
}

/** Tells two bodies apart. Signed rather than hashed, because a body is easily guessed, and its hash with it. */
export function bodySignature(input: unknown): string {
  return signature('request body', JSON.stringify(input))
}

function earlierAnswer<T>(earlier: Remembered | null, body: string): T {
  if (!earlier?.isDone) throw new Refusal('request.in_progress')
  if (earlier.body !== body) throw new Refusal('request.key_reused')
  return unseal(earlier.answer) as T
}

/** Gives back the keys of requests that a crash cut off. */
export const sweepIdempotencyKeys: Sweep = {
  name: 'idempotency keys',
  async sweep({ payload }) {
    const before = new Date(now().getTime() - ABANDONED_AFTER_MS).toISOString()
    const abandoned = { and: [{ isDone: { not_equals: true } }, { createdAt: { less_than: before } }] }
    await payload.db.deleteMany({ collection: COLLECTION as never, where: abandoned })
    return 0
  },
}

export const forgetIdempotencyKeys = forgetting('idempotency keys', COLLECTION, (before) => ({
  createdAt: { less_than: before },
}))
