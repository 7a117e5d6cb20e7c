import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { shopperOf } from './caller.ts'
import { now } from './clock.ts'
import { changeIf, createUnlessTaken, findOne } from './documents.ts'
import type { Sweep } from './extend.ts'
import { forgetting } from './forget.ts'
import { signature } from './secrets.ts'

interface Deed {
  body: string
  isDone: boolean
  answer: unknown
}

const LONGEST_KEY = 200
const ABANDONED_AFTER_MS = 60_000

/**
 * Does a deed once per key: the first to claim the key acts, all others hear the same answer.
 *
 * A deed whose answer holds health data keeps its own key (`keepsItsKey`), so that no copy is kept here. A deed
 * that failed gives its key back; a claim that a crash left open is given back by the sweep, since every deed can
 * be repeated safely.
 */
export async function once<T>(req: PayloadRequest, input: unknown, deed: () => Promise<T>): Promise<T> {
  const key = deedKey(req)
  if (!key) return deed()
  const where = { key: { equals: key } }
  // Signed rather than hashed: what was asked may be guessed, and its hash with it.
  const body = signature('deed', JSON.stringify(input))
  const claimed = await createUnlessTaken(req, 'deeds', { key, body, isDone: false })
  if (!claimed) return hearAgain(await findOne<Deed>(req, 'deeds', where), body)

  const answer = await deed().catch(async (problem: unknown) => {
    await req.payload.db.deleteOne({ collection: 'deeds' as never, where })
    throw problem
  })
  await changeIf(req, 'deeds', where, { isDone: true, answer })
  return answer
}

/** The key of a change, apart for each caller and route; nothing when none was sent. */
export function deedKey(req: PayloadRequest): string | undefined {
  const sent = req.headers.get('Idempotency-Key')
  if (!sent) return undefined
  if (sent.length > LONGEST_KEY) throw new Refusal('request.malformed')
  const caller = req.user ? `staff ${req.user.id}` : (shopperOf(req) ?? 'nobody')
  return createHash('sha256').update(`${caller}\n${req.pathname}\n${sent}`).digest('base64url')
}

function hearAgain<T>(earlier: Deed | null, body: string): T {
  if (!earlier?.isDone) throw new Refusal('request.in_progress')
  if (earlier.body !== body) throw new Refusal('request.key_reused')
  return earlier.answer as T
}

/** Gives back keys whose deed a crash cut off. */
export const sweepDeeds: Sweep = {
  name: 'deeds',
  async sweep({ payload }) {
    const before = new Date(now().getTime() - ABANDONED_AFTER_MS).toISOString()
    const abandoned = { and: [{ isDone: { not_equals: true } }, { createdAt: { less_than: before } }] }
    await payload.db.deleteMany({ collection: 'deeds' as never, where: abandoned })
    return 0
  },
}

export const forgetDeeds = forgetting('deeds', 'deeds', (before) => ({ createdAt: { less_than: before } }))
