import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Complaint } from './complaint.ts'

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
  try {
    const keys = JSON.parse(readFileSync(file, 'utf8')) as Keys
    if (keys.payloadSecret && keys.signing && keys.health.keys[keys.health.current]) return keys
  } catch {
    // Falls through to the one sentence there is to say.
  }
  throw new Complaint(
    `The key file ${file} cannot be read; restore it from a backup, for nothing encrypted opens without it.`,
  )
}

function makeKeys(): Keys {
  const id = new Date().toISOString().slice(0, 10)
  return {
    payloadSecret: secret(),
    signing: secret(),
    paytrailStandInSecret: secret(),
    health: { current: id, keys: { [id]: secret() } },
  }
}

function secret(): string {
  return randomBytes(32).toString('base64')
}
