import {
  addPasskey as addPasskeyRoute,
  listPasskeys,
  removePasskey as removePasskeyRoute,
  renamePasskey,
  signInByPasskey as signInByPasskeyRoute,
  startAddingPasskey,
  startPasskeySignIn,
} from '#contracts/passkeys.ts'
import { passkeyName } from '#domain/customers/passkeys.ts'
import { Refusal } from '#domain/refusal.ts'
import { customerCaller, signedInAs } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { addPasskey, proofFor, startAdding } from './add-passkey.ts'
import { ownPasskeys, removePasskey } from './own-passkeys.ts'
import { ownerOfPasskey, setName } from './repository.ts'
import { signInByPasskey, startSigningIn } from './sign-in-by-passkey.ts'

/** `POST /api/account/passkeys`: keeps the passkey that the browser has made. */
const addPasskeyEndpoint = endpoint(addPasskeyRoute, { who: 'customer' }, async (made, req) => {
  await addPasskey(req, made)
  return { passkeys: await ownPasskeys(req) }
})

/** `GET /api/account/passkeys`: the customer's passkeys, and what adding one asks for. */
const listPasskeysEndpoint = endpoint(listPasskeys, { who: 'customer' }, async (_, req) => {
  return { passkeys: await ownPasskeys(req), proof: await proofFor(req, ...(await signedInAs(req))) }
})

/** `POST /api/account/passkeys/:ref/remove`: removes one of the customer's passkeys. */
const removePasskeyEndpoint = endpoint(
  removePasskeyRoute,
  {
    who: 'customer',
    idempotency: 'handler',
    ownedBy: { owner: ({ ref }, req) => ownerOfPasskey(req, ref), missing: 'passkey.not_found' },
  },
  async ({ ref }, req) => {
    await removePasskey(req, ref)
    return { passkeys: await ownPasskeys(req) }
  },
)

/** `POST /api/account/passkeys/:ref/rename`: gives one of the customer's passkeys another name. */
const renamePasskeyEndpoint = endpoint(
  renamePasskey,
  {
    who: 'customer',
    idempotency: 'handler',
    ownedBy: { owner: ({ ref }, req) => ownerOfPasskey(req, ref), missing: 'passkey.not_found' },
  },
  async ({ ref, name: typed }, req) => {
    const name = passkeyName(typed)
    if (!name) throw new Refusal('passkey.name_missing', { field: `name-${ref}` })
    await setName(req, customerCaller(req).id, ref, name)
    return { passkeys: await ownPasskeys(req) }
  },
)

/** `POST /api/account/sign-in/passkey`: signs in by a passkey. Its challenge is answered once. */
const signInByPasskeyEndpoint = endpoint(
  signInByPasskeyRoute,
  { who: 'shopper', idempotency: 'handler' },
  async (signed, req) => signInByPasskey(req, signed),
)

/** `POST /api/account/passkeys/options`: begins adding a passkey. Sent twice it gives two challenges. */
const startAddingPasskeyEndpoint = endpoint(
  startAddingPasskey,
  { who: 'customer', idempotency: 'handler', limit: 'passkey challenge' },
  async (asked, req) => ({ options: await startAdding(req, asked) }),
)

/** `POST /api/account/sign-in/passkey/options`: begins signing in by a passkey. Sent twice it gives two challenges. */
const startPasskeySignInEndpoint = endpoint(
  startPasskeySignIn,
  { who: 'shopper', idempotency: 'handler', limit: 'passkey challenge' },
  async (_, req) => ({ options: await startSigningIn(req) }),
)

/** The endpoints of passkeys. */
export const passkeyEndpoints = [
  listPasskeysEndpoint,
  startAddingPasskeyEndpoint,
  addPasskeyEndpoint,
  renamePasskeyEndpoint,
  removePasskeyEndpoint,
  startPasskeySignInEndpoint,
  signInByPasskeyEndpoint,
]
