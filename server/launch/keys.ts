import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from './complaint.ts'

/** Of a key of AES-256. */
const KEY_BYTES = 32

/** The secrets of one shop. Made at its first start, kept in a file that only its owner can read. */
export interface Keys {
  /** Signs the sessions of staff. */
  payloadSecret: string
  /** Signs cookies, tokens and mailed links. */
  signing: string
  /** What the payment stand-in and the shop agree on. */
  paytrailStandInSecret: string
  /** Encrypts health data. Older keys stay, so that what they sealed can be read. */
  health: { current: string; keys: Record<string, string> }
}

/** Reads the keys of this shop, making them the first time, and names the file to those who need it. */
export function shareKeys(data: string): Keys {
  const file = join(data, 'keys.json')
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(makeKeys(), null, 2), { mode: 0o600, flag: 'wx' })
  const keys = readKeys(file)
  process.env.SHOP_KEYS_FILE = file
  process.env.PAYLOAD_SECRET ||= keys.payloadSecret
  return keys
}

function readKeys(file: string): Keys {
  const keys = parsed(file)
  if (!isWhole(keys))
    throw new Complaint(
      `The key file ${file} cannot be read; restore it from a backup, for nothing encrypted opens without it.`,
    )
  const wrong = Object.entries(keys.health.keys).find((entry) => !isHealthKey(entry))
  if (wrong)
    throw new Complaint(
      `The key file ${file} names a health key "${wrong[0]}" that nothing can be sealed with: its name has letters, digits and dashes, and it is 32 random bytes in base64 (openssl rand -base64 32).`,
    )
  return keys
}

function parsed(file: string): Partial<Keys> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Keys
  } catch {
    return undefined
  }
}

function isWhole(keys: Partial<Keys> | undefined): keys is Keys {
  const { payloadSecret, signing, health } = keys ?? {}
  return Boolean(payloadSecret && signing && health?.keys?.[health.current])
}

/** What is sealed begins with the name of its key and a point, so a name has none. */
function isHealthKey([name, key]: [string, unknown]): boolean {
  return /^[\w-]+$/.test(name) && typeof key === 'string' && Buffer.from(key, 'base64').length === KEY_BYTES
}

/** A health key's name tells its day, and by chance it is no other shop's, so that rings can be joined. */
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
