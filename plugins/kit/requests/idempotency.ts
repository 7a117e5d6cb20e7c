import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { callerKey } from './caller.ts'
import { changeIf, deleteWhere, findOne, writeUnlessTaken, type Stored } from '../storage/documents.ts'
import { enforceLimit } from './limits.ts'
import { openSealed } from '../sealing/open-sealed.ts'
import { seal, signature } from '../sealing/secrets.ts'

const COLLECTION = 'idempotency-keys'
const LONGEST_KEY = 200

/**
 * Runs a handler once per `Idempotency-Key`. The first request to claim the key runs it; a repeated one gets the
 * answer of the first.
 *
 * The key is released when the handler throws. A claim that a crash left behind is released by the sweep, since every
 * handler can be repeated safely. The number of stored answers per caller is limited.
 */
export async function replay<T>(req: PayloadRequest, input: unknown, handle: () => Promise<T>): Promise<T> {
  const key = idempotencyKeyOf(req)
  if (!key) return handle()
  await enforceLimit(req, 'kept answer')
  const where = { key: { equals: key } }
  const body = bodySignature(input)
  const isClaimed = await writeUnlessTaken(req, COLLECTION, { key, body, isDone: false })
  if (!isClaimed) return earlierAnswer(req, await findOne(req, COLLECTION, where), body)

  const answer = await handle().catch(async (problem: unknown) => {
    await deleteWhere(req, COLLECTION, where)
    throw problem
  })
  await changeIf(req, COLLECTION, where, { isDone: true, answer: seal(answer) })
  return answer
}

/**
 * Runs a handler that does nothing twice by the request's key. Throws `request.key_reused` where the key came with another body. The key
 * is released when the handler throws.
 */
export async function withOneBody<T>(req: PayloadRequest, input: unknown, handle: () => Promise<T>): Promise<T> {
  const key = idempotencyKeyOf(req)
  if (!key) return handle()
  const where = { key: { equals: key } }
  const body = bodySignature(input)
  const isFirst = await writeUnlessTaken(req, COLLECTION, { key, body, isDone: true })
  const earlier = isFirst ? null : await findOne(req, COLLECTION, where)
  if (earlier && earlier.body !== body) throw new Refusal('request.key_reused')
  return handle().catch(async (problem: unknown) => {
    if (isFirst) await deleteWhere(req, COLLECTION, where)
    throw problem
  })
}

/** The key of a change, hashed with its caller and route, so that callers and routes do not share keys. Undefined when none was sent. */
export function idempotencyKeyOf(req: PayloadRequest): string | undefined {
  const sent = req.headers.get('Idempotency-Key')
  if (!sent) return undefined
  if (sent.length > LONGEST_KEY) throw new Refusal('request.malformed')
  return createHash('sha256')
    .update(`${callerKey(req)}\n${req.pathname}\n${sent}`)
    .digest('base64url')
}

/** Identifies a request body. Signed rather than hashed, since a body can be guessed from its plain hash. */
export function bodySignature(input: unknown): string {
  return signature('request body', JSON.stringify(input))
}

function earlierAnswer<T>(req: PayloadRequest, earlier: Stored<typeof COLLECTION> | null, body: string): T {
  if (!earlier?.isDone || earlier.answer === null) throw new Refusal('request.in_progress')
  if (earlier.body !== body) throw new Refusal('request.key_reused')
  return openSealed<T>(req, `${COLLECTION} ${earlier.id}`, earlier.answer)
}
