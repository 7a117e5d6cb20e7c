import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { readJson } from './read-json.ts'
import { StartupError } from './startup-error.ts'

/** Length of an AES-256 key. */
const KEY_BYTES = 32

/** The secrets of one shop. Generated at its first start, in a file that only its owner can read. */
export interface Keys {
  /** Signs the sessions of staff. */
  payloadSecret: string
  /** Signs cookies, tokens and mailed links. */
  signing: string
  /** Shared by the payment stand-in and the shop. */
  paytrailStandInSecret: string
  /** Encrypts health data. Older keys stay, so that older ciphertexts can be read. */
  health: { current: string; keys: Record<string, string> }
}

/**
 * Reads the keys of this shop and sets the variables through which the configuration finds them. They are generated the
 * first time, unless they lie in a file that several machines share.
 */
export function shareKeys({ data, keysFile }: Pick<Settings, 'data' | 'keysFile'>): Keys {
  const file = keysFile ?? join(data, 'keys.json')
  if (keysFile && !existsSync(keysFile))
    throw new StartupError(
      `SHOP_KEYS_FILE names ${keysFile}, which does not exist; copy keys.json of the first machine there.`,
    )
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(makeKeys(), null, 2), { mode: 0o600, flag: 'wx' })
  const keys = readKeys(file)
  process.env.SHOP_KEYS_FILE = file
  process.env.PAYLOAD_SECRET ||= keys.payloadSecret
  return keys
}

function readKeys(file: string): Keys {
  const keys = readJson<Partial<Keys>>(file)
  if (!isWhole(keys))
    throw new StartupError(
      `The key file ${file} cannot be read; restore it from a backup, for nothing encrypted opens without it.`,
    )
  const wrong = Object.entries(keys.health.keys).find((entry) => !isHealthKey(entry))
  if (wrong)
    throw new StartupError(
      `The key file ${file} names a health key "${wrong[0]}" that nothing can be sealed with: its name has letters, digits and dashes, and it is 32 random bytes in base64 (openssl rand -base64 32).`,
    )
  return keys
}

function isWhole(keys: Partial<Keys> | undefined): keys is Keys {
  const { payloadSecret, signing, health } = keys ?? {}
  return Boolean(payloadSecret && signing && health?.keys?.[health.current])
}

/** A ciphertext begins with its key's id and a point, so an id contains no point. */
function isHealthKey([name, key]: [string, unknown]): boolean {
  return /^[\w-]+$/.test(name) && typeof key === 'string' && Buffer.from(key, 'base64').length === KEY_BYTES
}

/** A health key's id has its day and a random part, so that the key rings of two shops can be merged. */
function makeKeys(): Keys {
  const id = `${new Date().toISOString().slice(0, 10)}-${randomBytes(3).toString('hex')}`
  return {
    payloadSecret: secret(),
    signing: secret(),
    paytrailStandInSecret: secret(),
    health: { current: id, keys: { [id]: secret() } },
  }
}

function secret(): string {
  return randomBytes(KEY_BYTES).toString('base64')
}
