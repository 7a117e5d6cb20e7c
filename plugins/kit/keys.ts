import { readFileSync } from 'node:fs'

/** What the shop's key file holds. Made by the front door at the first start, readable by its owner only. */
export interface Keys {
  /** Signs cookies, tokens and mailed links. */
  signing: string
  /** Seals health data. Old keys stay until everything sealed with them is sealed anew. */
  health: { current: string; keys: Record<string, string> }
}

let read: Keys | undefined

/** The shop's keys, read once. */
export function keys(): Keys {
  read ??= JSON.parse(readFileSync(/*turbopackIgnore: true*/ process.env.SHOP_KEYS_FILE ?? '', 'utf8')) as Keys
  return read
}
