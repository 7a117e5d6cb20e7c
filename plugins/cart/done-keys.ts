import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { bodySignature, idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'

/**
 * A change that was sent with an `Idempotency-Key`: the key, and a signature that distinguishes its body from another
 * one.
 */
export interface KeyedRequest {
  key: string
  body: string
}

/** How many changes a cart remembers. A browser repeats its last one, so this leaves room for many tabs. */
const KEYS_REMEMBERED = 40
/** Characters of base64url: 132 bits of a key, which cannot meet by chance, and 66 of a body, which only guard against mistakes. */
const KEY_LENGTH = 22
const BODY_LENGTH = 11

/** The key of this request; nothing when none was sent. */
export function keyedRequest(req: PayloadRequest, body: unknown): KeyedRequest | undefined {
  const key = idempotencyKeyOf(req)
  return key === undefined
    ? undefined
    : { key: key.slice(0, KEY_LENGTH), body: bodySignature(body).slice(0, BODY_LENGTH) }
}

/** The key of a change that the shop makes by itself, by what makes it one of its kind. */
export function keyedBy(reason: string): KeyedRequest {
  const key = signature('cart change', reason)
  return { key: key.slice(0, KEY_LENGTH), body: key.slice(KEY_LENGTH, KEY_LENGTH + BODY_LENGTH) }
}

/** Whether the cart remembers this request. Throws `request.key_reused` where its key came with another body. */
export function isDone(doneKeys: readonly string[], { key, body }: KeyedRequest): boolean {
  const done = doneKeys.find((each) => each.startsWith(key))
  if (done !== undefined && done !== key + body) throw new Refusal('request.key_reused')
  return done !== undefined
}

/** The keys that the cart remembers once this request is done. */
export function withKey(doneKeys: string[], keyed: KeyedRequest | undefined): string[] {
  return keyed ? [keyed.key + keyed.body, ...doneKeys].slice(0, KEYS_REMEMBERED) : doneKeys
}
