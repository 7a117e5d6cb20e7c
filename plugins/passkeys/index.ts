import type { Plugin } from 'payload'
import { customerRecords } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { erasePasskeyChallenges } from './challenges.ts'
import { passkeyRecords } from './customer-records.ts'
import { addPasskeyEndpoint } from './endpoints/add-passkey.ts'
import { listPasskeysEndpoint } from './endpoints/list-passkeys.ts'
import { removePasskeyEndpoint } from './endpoints/remove-passkey.ts'
import { renamePasskeyEndpoint } from './endpoints/rename-passkey.ts'
import { signInByPasskeyEndpoint } from './endpoints/sign-in-by-passkey.ts'
import { startAddingPasskeyEndpoint } from './endpoints/start-adding-passkey.ts'
import { startPasskeySignInEndpoint } from './endpoints/start-passkey-sign-in.ts'
import { passkeyChallenges } from './passkey-challenges.ts'
import { passkeys } from './passkeys.ts'

/** Passkeys: signing in without a password, by a key that never leaves the customer's device (W3C Web Authentication). */
export const passkeysPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [passkeys, passkeyChallenges],
    endpoints: [
      listPasskeysEndpoint,
      startAddingPasskeyEndpoint,
      addPasskeyEndpoint,
      renamePasskeyEndpoint,
      removePasskeyEndpoint,
      startPasskeySignInEndpoint,
      signInByPasskeyEndpoint,
    ],
    hooks: [customerRecords.on('passkeys', passkeyRecords)],
    tasks: [erasePasskeyChallenges],
  })
