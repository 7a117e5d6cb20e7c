import crypto from 'node:crypto'
import { promisify } from 'node:util'
import { addDataAndFileToRequest, AuthenticationError, type Endpoint, headersWithCors, loginOperation } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import * as z from 'zod/mini'
import {
  acceptInvitation,
  addStaffPasskey,
  confirmSecondStep,
  inviteStaff,
  inviteStaffAgain,
  removeSecondStep,
  removeStaffPasskey,
  renameStaffPasskey,
  startAddingStaffPasskey,
} from '#contracts/staff.ts'
import { accountEmail } from '#domain/customers/email.ts'
import { adminRefusal } from '#plugins/kit/admin/admin-refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { countWhere, documentId } from '#plugins/kit/storage/documents.ts'
import { accept, invite, inviteAgain } from './invitations.ts'
import { addPasskey, ownPasskeys, removePasskey, renamePasskey, startAdding } from './passkeys.ts'
import { beginSecondStep, endSecondStep } from './second-step.ts'
import { sendPasswordLink } from './send-password-link.ts'

/** `POST /api/team/invitation/:token`: the first password of an invited member of staff. */
const acceptInvitationEndpoint = endpoint(
  acceptInvitation,
  // An invitation is accepted once, and its password is written nowhere else.
  { who: 'shopper', ownedBy: 'bearer', idempotency: 'handler' },
  async ({ token, password }, req) => accept(req, token, password),
)

const Body = z.object({ email: z.string().check(z.minLength(1), z.maxLength(254)) })

/** Replaces Payload's own endpoint, whose mail has no plain text and whose response waits for the mail to be sent. */
export const forgotPasswordEndpoint: Omit<Endpoint, 'root'> = {
  method: 'post',
  path: '/forgot-password',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const body = Body.safeParse(req.data)
    if (!body.success) throw adminRefusal('request.malformed')
    sendPasswordLink(req, body.data.email)
    return Response.json({ message: req.t('general:success') })
  },
}

/** `POST /api/team/invite`: a new member of staff. */
const inviteStaffEndpoint = endpoint(inviteStaff, { who: 'admin' }, async (person, req) => {
  await invite(req, person)
  return { isInvited: true as const }
})

/** `POST /api/team/:id/invite`: the link again, for who did not get it or came late. */
const inviteStaffAgainEndpoint = endpoint(inviteStaffAgain, { who: 'admin' }, async ({ id }, req) => {
  await inviteAgain(req, documentId(req, id))
  return { isInvited: true as const }
})

/** `POST /api/team/passkeys/options`: begins adding a passkey. Sent twice it gives two challenges. */
const startAddingStaffPasskeyEndpoint = endpoint(
  startAddingStaffPasskey,
  { who: 'staff', idempotency: 'handler', limit: 'passkey challenge' },
  async (_, req) => ({ options: await startAdding(req) }),
)

/** `POST /api/team/passkeys`: adds the passkey that the browser has made. Its challenge is answered once. */
const addStaffPasskeyEndpoint = endpoint(
  addStaffPasskey,
  { who: 'staff', idempotency: 'handler' },
  async (made, req) => {
    await addPasskey(req, made)
    return { passkeys: await ownPasskeys(req) }
  },
)

/** `POST /api/team/passkeys/:ref/rename`: a member of staff renames an own passkey. */
const renameStaffPasskeyEndpoint = endpoint(
  renameStaffPasskey,
  { who: 'staff', idempotency: 'handler' },
  async ({ ref, name }, req) => {
    await renamePasskey(req, ref, name)
    return { passkeys: await ownPasskeys(req) }
  },
)

/** `POST /api/team/passkeys/:ref/remove`: a member of staff removes an own passkey. */
const removeStaffPasskeyEndpoint = endpoint(
  removeStaffPasskey,
  { who: 'staff', idempotency: 'handler' },
  async ({ ref }, req) => {
    await removePasskey(req, ref)
    return { passkeys: await ownPasskeys(req) }
  },
)

/** `POST /api/team/second-step`: a member of staff turns on the one-time code of the own sign-in. */
const confirmSecondStepEndpoint = endpoint(
  confirmSecondStep,
  { who: 'staff', idempotency: 'handler' },
  async ({ offer, code }, req) => {
    await beginSecondStep(req, offer, code)
    return { isOn: true as const }
  },
)

/** `POST /api/team/:id/second-step/remove`: an admin helps a member of staff who lost the phone. */
const removeSecondStepEndpoint = endpoint(
  removeSecondStep,
  { who: 'admin', idempotency: 'handler' },
  async ({ id }, req) => {
    await endSecondStep(req, documentId(req, id))
    return { isOn: false as const }
  },
)

const Typed = z.object({ email: z.catch(z.string(), ''), password: z.catch(z.string(), '') })

/** As Payload hashes passwords of staff (`generatePasswordSaltHash`). */
const HASH = { iterations: 600_000, bytes: 32, digest: 'sha256' }

/**
 * Replaces Payload's own endpoint. Sign-ins to one account run one after another in this process, since each writes the list of sessions as
 * it read it and would drop another's. An unknown address takes as long as a wrong password.
 */
export const signInEndpoint: Omit<Endpoint, 'root'> = {
  method: 'post',
  path: '/login',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const data = Typed.parse(req.data ?? {})
    const email = accountEmail(data.email)
    const collection = req.payload.collections.staff
    const result = await serialized(`sign-in of staff ${email}`, () => loginOperation({ collection, data, req })).catch(
      async (problem: unknown) => {
        if (
          problem instanceof AuthenticationError &&
          (await countWhere(req, 'staff', { email: { equals: email } })) === 0
        )
          await promisify(crypto.pbkdf2)(data.password, email, HASH.iterations, HASH.bytes, HASH.digest)
        throw problem
      },
    )
    const { cookiePrefix } = req.payload.config
    const cookie = generatePayloadCookie({
      collectionAuthConfig: collection.config.auth,
      cookiePrefix,
      token: result.token ?? '',
    })
    const headers = headersWithCors({ headers: new Headers({ 'Set-Cookie': cookie }), req })
    return Response.json({ message: req.t('authentication:passed'), ...result }, { headers })
  },
}

/** The endpoints of staff accounts. */
export const staffEndpoints = [
  inviteStaffEndpoint,
  inviteStaffAgainEndpoint,
  acceptInvitationEndpoint,
  confirmSecondStepEndpoint,
  removeSecondStepEndpoint,
  startAddingStaffPasskeyEndpoint,
  addStaffPasskeyEndpoint,
  renameStaffPasskeyEndpoint,
  removeStaffPasskeyEndpoint,
]
