import type { Payload } from 'payload'
import { adoptKeys, areKeysOfDatabase } from '#plugins/kit/sealing/key-check.ts'
import { settings } from '../settings.ts'
import { StartupError } from './startup-error.ts'

/**
 * Refuses keys that are not those of the database. Of two processes with different keys, one would sign out everybody
 * whom the other has signed in, and could not read what the other has sealed.
 */
export async function checkKeys(payload: Payload): Promise<void> {
  if (await areKeysOfDatabase(payload)) return
  if (!settings.takesNewKeys)
    throw new StartupError(
      `The keys in ${process.env.SHOP_KEYS_FILE} are not those that this database is used with: name the right key file with SHOP_KEYS_FILE. If it is lost, SHOP_NEW_KEYS=on opens the shop without what only it can read.`,
    )
  await adoptKeys(payload)
}
