import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { normalizedPassword } from '#domain/customers/password-problem.ts'
import { hashQueue } from '#plugins/kit/sealing/hash-queue.ts'

/** argon2id as OWASP advises: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const queue = hashQueue('account.busy')

/** The list is sorted by how common its passwords are. */
const COMMONEST = 10_000
const common = new Set(dictionary['passwords-common'].slice(0, COMMONEST))

/** Whether a password in lower case is one of the commonest. */
export function isCommonPassword(password: string): boolean {
  return common.has(password)
}

export function hashPassword(password: string): Promise<string> {
  return queue.run(null, () => hash(normalizedPassword(password), COST))
}

/**
 * Whether this is the password of a hash. Without a hash the answer is no, after the same time, so that the time does not
 * reveal which accounts exist.
 *
 * @param network Who guesses; null where limits are off. Throws `account.busy`.
 */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
  network: string | null,
): Promise<boolean> {
  const known = passwordHash ?? (await dummyHash())
  const verified = await queue.run(network, () => verify(known, normalizedPassword(password)))
  const isRight = verified && Boolean(passwordHash)
  if (!isRight) queue.failed(network)
  return isRight
}

let dummy: Promise<string> | undefined

function dummyHash(): Promise<string> {
  return (dummy ??= hash(randomBytes(16), COST))
}
