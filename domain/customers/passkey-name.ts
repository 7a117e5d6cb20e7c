import { oneLine } from './name.ts'

/** The longest name of a passkey, in signs. */
export const PASSKEY_NAME_MAX = 60

/** The name of a passkey as it is stored: one line, cut to its length; empty where nothing but spaces was typed. */
export function passkeyName(typed: string): string {
  return [...oneLine(typed)].slice(0, PASSKEY_NAME_MAX).join('').trim()
}

/**
 * A name that none of the customer's passkeys has: that of the device (`device-name.ts`), with a number from the second
 * on. Without a device it is the word given.
 */
export function proposedPasskeyName(device: string, word: string, taken: readonly string[]): string {
  const name = device || word
  let proposed = name
  for (let count = 2; taken.includes(proposed); count += 1) proposed = `${name} ${count}`
  return proposed
}
