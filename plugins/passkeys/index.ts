import type { Plugin } from 'payload'
import { customerRecords } from '#plugins/customers/hooks.ts'
import { extend } from '#plugins/kit/extend.ts'
import { erasePasskeyChallenges } from './challenges.ts'
import { passkeyRecords } from './own-passkeys.ts'
import { passkeyEndpoints } from './endpoints.ts'
import { passkeyChallenges } from './passkey-challenges.ts'
import { passkeys } from './passkeys.ts'

/** Passkeys: signing in without a password, by a key that never leaves the customer's device (W3C Web Authentication). */
export const passkeysPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [passkeys, passkeyChallenges],
    endpoints: passkeyEndpoints,
    hooks: [customerRecords.on('passkeys', passkeyRecords)],
    tasks: [erasePasskeyChallenges],
  })
