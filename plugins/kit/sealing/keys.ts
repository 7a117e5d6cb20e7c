import { readFileSync } from 'node:fs'

/** The shop's key file. Created by the server at the first start, readable by its owner only. */
export interface Keys {
  /** Signs cookies, tokens and mailed links. */
  signing: string
  /** Seals health data. Old keys stay until everything sealed with them has been sealed with the current one. */
  health: { current: string; keys: Record<string, string> }
}

let read: Keys | undefined

/** The shop's keys, read once. */
export function keys(): Keys {
  read ??= JSON.parse(readFileSync(/*turbopackIgnore: true*/ process.env.SHOP_KEYS_FILE ?? '', 'utf8')) as Keys
  return read
}
