import * as z from 'zod/mini'
import { CreatedCredential, CreationOptions, Credential, Passkey, PasskeyName, RequestOptions } from './passkeys.ts'
import { Nothing, route } from './route.ts'
import { code } from './typed.ts'

/** What members of staff do; `plugins/kit/requests/caller.ts` says who may what. */
const Role = z.enum(['admin', 'order-handler', 'optician', 'customer-service', 'editor', 'marketer', 'store-staff'])
const Id = z.string().check(z.maxLength(40))

/** A password of staff: 12 signs at least. */
export const StaffPassword = z.string().check(z.minLength(12), z.maxLength(200))

/** Six digits of the program that makes one-time codes. */
const Code = code(20)

/**
 * Admins: makes an account and mails its owner a link for choosing the password. Fails with `staff.address_taken`,
 * `staff.store_missing` or `staff.store_unknown`.
 */
export const inviteStaff = route({
  method: 'post',
  path: '/team/invite',
  input: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    email: z.email().check(z.maxLength(254)),
    roles: z.array(Role).check(z.minLength(1), z.maxLength(7)),
    /** Number of the member's own store; null where there is none, which the role of a store does not allow. */
    store: z.nullable(z.int()),
  }),
  output: z.object({ isInvited: z.literal(true) }),
})

/** Admins: mails a new link; the former one serves no more. Fails with `staff.has_joined`. */
export const inviteStaffAgain = route({
  method: 'post',
  path: '/team/:id/invite',
  input: z.object({ id: Id }),
  output: z.object({ isInvited: z.literal(true) }),
})

/** For the holder of the mailed link: chooses the password, once. Fails with `staff.invitation_over`. */
export const acceptInvitation = route({
  method: 'post',
  path: '/team/invitation/:token',
  input: z.object({ token: z.string().check(z.maxLength(300)), password: StaffPassword }),
  output: z.object({ email: z.string() }),
})

/**
 * Staff: turns on the one-time code of the caller's own sign-in, by a code that the offered secret gives. Fails with
 * `staff.code_wrong`.
 */
export const confirmSecondStep = route({
  method: 'post',
  path: '/team/second-step',
  input: z.object({ offer: z.string().check(z.maxLength(1000)), code: Code }),
  output: z.object({ isOn: z.literal(true) }),
})

/**
 * Admins: removes the one-time code and the passkeys from the account of a member of staff who lost the phone. Not from
 * their own: `staff.not_oneself`.
 */
export const removeSecondStep = route({
  method: 'post',
  path: '/team/:id/second-step/remove',
  input: z.object({ id: Id }),
  output: z.object({ isOn: z.literal(false) }),
})

/** What may be shown as the second step of a sign-in, in the details of `staff.code_needed`: the code of a phone, and a passkey by its options. */
export const SecondStepWays = z.object({
  hasCode: z.boolean(),
  passkey: z.nullable(z.extend(RequestOptions, { allowCredentials: z.array(Credential) })),
})
export type SecondStepWays = z.infer<typeof SecondStepWays>

const Passkeys = z.object({ passkeys: z.array(Passkey) })

/**
 * Staff: begins adding a passkey. Fails with `passkey.too_many`, and with `passkey.sign_in_again` where the caller has
 * a second step and signed in long ago.
 */
export const startAddingStaffPasskey = route({
  method: 'post',
  path: '/team/passkeys/options',
  input: Nothing,
  output: z.object({ options: CreationOptions }),
})

/** Staff: adds the passkey that the browser has made. Fails with a code of `passkey`. */
export const addStaffPasskey = route({
  method: 'post',
  path: '/team/passkeys',
  input: z.object({ name: PasskeyName, credential: CreatedCredential }),
  output: Passkeys,
})

/** Staff: renames a passkey of the caller. Fails with `passkey.not_found` or `passkey.name_missing`. */
export const renameStaffPasskey = route({
  method: 'post',
  path: '/team/passkeys/:ref/rename',
  input: z.object({ ref: z.string().check(z.maxLength(64)), name: PasskeyName }),
  output: Passkeys,
})

/**
 * Staff: removes a passkey of the caller. Fails with `passkey.not_found`, and with `staff.last_second_step` where the
 * caller has no other second step.
 */
export const removeStaffPasskey = route({
  method: 'post',
  path: '/team/passkeys/:ref/remove',
  input: z.object({ ref: z.string().check(z.maxLength(64)) }),
  output: Passkeys,
})
