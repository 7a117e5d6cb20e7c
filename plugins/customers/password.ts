import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { bounds } from '#domain/bounds.ts'
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
 *
 * @param network Who guesses; null where limits are off.
 */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
  network: string | null,
): Promise<boolean> {
  const known = passwordHash ?? (await dummyHash())
  const verified = await inTurn(() => verify(known, normalizedPassword(password)), hasFailed(network))
  const isRight = verified && Boolean(passwordHash)
  if (!isRight && network !== null) noteFailure(network)
  return isRight
}

/** How long a network counts as one that has failed, and how many of them are remembered. */
const FAILED_MS = 600_000
const MOST_FAILED = 10_000
/** When networks were wrong last, the longest ago first. */
const failedAtMs = new Map<string, number>()

function hasFailed(network: string | null): boolean {
  const at = network === null ? undefined : failedAtMs.get(network)
  return at !== undefined && performance.now() - at < FAILED_MS
}

function noteFailure(network: string): void {
  failedAtMs.delete(network)
  failedAtMs.set(network, performance.now())
  const [oldest] = failedAtMs.keys()
  if (failedAtMs.size > MOST_FAILED && oldest !== undefined) failedAtMs.delete(oldest)
}

let dummy: Promise<string> | undefined

function dummyHash(): Promise<string> {
  return (dummy ??= hash(randomBytes(16), COST))
}

const MOST_WAITING = bounds['passwords waiting'].most
const MOST_FAILED_WAITING = bounds['passwords waiting of who failed'].most
let waiting = 0
let failedWaiting = 0

/** Hashes one password at a time, so that guessing leaves a core to everyone else. */
async function inTurn<T>(work: () => Promise<T>, isOfFailed = false): Promise<T> {
  if (waiting >= MOST_WAITING || (isOfFailed && failedWaiting >= MOST_FAILED_WAITING))
    throw new Refusal('account.busy', { seconds: 5 })
  const share = isOfFailed ? 1 : 0
  waiting += 1
  failedWaiting += share
  return serialized('password', work).finally(() => {
    waiting -= 1
    failedWaiting -= share
  })
}
