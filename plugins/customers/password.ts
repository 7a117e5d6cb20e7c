import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { normalizedPassword } from '#domain/customers/password-problem.ts'
import { Refusal } from '#domain/refusal.ts'
import { serialized } from '#plugins/kit/serialized.ts'

/** argon2id as OWASP advises: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The list is sorted by how common its passwords are. */
const COMMONEST = 10_000
const common = new Set(dictionary['passwords-common'].slice(0, COMMONEST))

/** Whether a password in lower case is one of the commonest. */
export function isCommonPassword(password: string): boolean {
  return common.has(password)
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalizedPassword(password), COST))
}

/**
 * Whether this is the password of a hash. Without a hash the answer is no, after the same time, so that the time does not
 * reveal which accounts exist.
 */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const known = passwordHash ?? (await dummyHash())
  const isRight = await inTurn(() => verify(known, normalizedPassword(password)))
  return isRight && Boolean(passwordHash)
}

let dummy: Promise<string> | undefined

function dummyHash(): Promise<string> {
  return (dummy ??= hash(randomBytes(16), COST))
}

/** How many may wait for their turn: half a second of hashing. */
const MOST_WAITING = 20
let waiting = 0

/** Hashes one password at a time, so that guessing leaves a core to everyone else. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING) throw new Refusal('account.busy', { seconds: 5 })
  waiting += 1
  return serialized('password', work).finally(() => (waiting -= 1))
}
