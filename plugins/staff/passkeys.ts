import { createHash } from 'node:crypto'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import type { CreatedCredential, CreationOptions, Passkey, SignedCredential } from '#contracts/passkeys.ts'
import { SecondStepWays } from '#contracts/staff.ts'
import { deviceName } from '#domain/customers/device-name.ts'
import { CHALLENGE_MS, passkeyName, passkeyProof, proposedPasskeyName } from '#domain/customers/passkeys.ts'
import { Refusal } from '#domain/refusal.ts'
import { textOf } from '#locales/texts.ts'
import { machineIso } from '#plugins/kit/clock.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'
import type { DocumentId, Stored } from '#plugins/kit/storage/documents.ts'
import { beginCreation, createdKey, named, relyingParty, requireRoom, signedCount } from '#plugins/passkeys/ceremony.ts'
import { keepChallenge, takeChallenge, type Asked } from '#plugins/passkeys/challenges.ts'
import {
  createStaffPasskey,
  deleteOfStaff,
  noteStaffUse,
  passkeysOfStaff,
  renameOfStaff,
  type StaffPasskey,
} from './passkey-repository.ts'
import { staffLetter } from './staff-letter.ts'

type Member = Pick<Stored<'staff'>, 'id' | 'email' | 'name' | 'sessions' | 'secondStepOn'> & { _sid?: string }

/** The passkeys of the member of staff who is signed in, oldest first. */
export async function ownPasskeys(req: PayloadRequest): Promise<Passkey[]> {
  const found = await passkeysOfStaff(req, memberOf(req).id)
  return found.map(({ ref, name, createdAt, lastUsedAt }) => ({ ref, name, createdAt, lastUsedAt }))
}

/**
 * Begins adding a passkey. Throws `passkey.sign_in_again` where the member has a second step already, and signed in
 * long ago.
 */
export async function startAdding(req: PayloadRequest): Promise<CreationOptions> {
  const { id, email, name, secondStepOn } = memberOf(req)
  const own = await passkeysOfStaff(req, id)
  if (secondStepOn || own.length > 0) assertHaveJustSignedIn(req)
  const userHandle = createHash('sha256')
    .update(signature('passkey staff', String(id)))
    .digest('base64url')
  return beginCreation(req, asked('staff_add', id), { email, name, userHandle, own })
}

/** Stores the passkey that the browser has made, and notifies its owner by mail. */
export async function addPasskey(
  req: PayloadRequest,
  { name: typed, credential }: { name: string; credential: CreatedCredential },
): Promise<void> {
  const member = memberOf(req)
  const own = await passkeysOfStaff(req, member.id)
  requireRoom(own)
  const key = await createdKey(req, asked('staff_add', member.id), credential)
  const added = await createStaffPasskey(req, member.id, { ...key, name: passkeyName(typed) || deviceOf(req, own) })
  if (!added) throw new Refusal('passkey.taken')
  await notify(req, member, 'added', added)
}

/** Renames a passkey of the member who is signed in. Throws `passkey.name_missing` and `passkey.not_found`. */
export async function renamePasskey(req: PayloadRequest, ref: string, typed: string): Promise<void> {
  const name = passkeyName(typed)
  if (!name) throw new Refusal('passkey.name_missing', { field: 'name' })
  if (!(await renameOfStaff(req, memberOf(req).id, ref, name))) throw new Refusal('passkey.not_found')
}

/**
 * Removes a passkey of the member who is signed in. Throws `staff.last_second_step` for the only second step of the
 * account: another administrator removes that.
 */
export async function removePasskey(req: PayloadRequest, ref: string): Promise<void> {
  const member = memberOf(req)
  const own = await passkeysOfStaff(req, member.id)
  const passkey = own.find((one) => one.ref === ref)
  if (!passkey) throw new Refusal('passkey.not_found')
  if (own.length === 1 && !member.secondStepOn) throw new Refusal('staff.last_second_step')
  await deleteOfStaff(req, member.id, ref)
  await notify(req, member, 'removed', passkey)
}

/** What a passkey of this account may answer; null where it has none. */
export async function passkeyWay(
  req: PayloadRequest,
  id: DocumentId,
  own: readonly StaffPasskey[],
): Promise<SecondStepWays['passkey']> {
  if (own.length === 0) return null
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: named(own) as never,
  })
  await keepChallenge(req, asked('staff_sign_in', id), options.challenge)
  return SecondStepWays.shape.passkey.parse(options)
}

/** Takes what a passkey of this account has signed. Throws a code of `passkey`. */
export async function takePasskey(
  req: PayloadRequest,
  id: DocumentId,
  own: readonly StaffPasskey[],
  credential: SignedCredential,
): Promise<void> {
  const challenge = await takeChallenge(req, asked('staff_sign_in', id), credential.response.clientDataJSON)
  const passkey = own.find(({ credentialId }) => credentialId === credential.id)
  if (!passkey) throw new Refusal('passkey.not_accepted')
  const counter = await signedCount(req, passkey, credential, challenge)
  if (!(await noteStaffUse(req, passkey, counter))) throw new Refusal('passkey.not_accepted')
}

/**
 * A person at an unlocked computer must not add a passkey of their own beside the second step. Throws
 * `passkey.sign_in_again`.
 */
export function assertHaveJustSignedIn(req: PayloadRequest): void {
  const { sessions, _sid } = memberOf(req)
  const signedInAt = sessions?.find(({ id }) => id === _sid)?.createdAt ?? null
  // Payload writes sessions by the machine's time.
  const proof = passkeyProof({ hasPassword: false, signedInAt, identifiedAt: null }, new Date(machineIso(0)))
  if (proof !== 'none') throw new Refusal('passkey.sign_in_again')
}

function memberOf({ user }: PayloadRequest): Member {
  return user as unknown as Member
}

function asked(purpose: Asked['purpose'], id: DocumentId): Asked {
  return { purpose, holder: `staff ${id}` }
}

function deviceOf(req: PayloadRequest, own: readonly StaffPasskey[]): string {
  const word = textOf(STAFF_LANGUAGE, 'passkeys')('word')
  return proposedPasskeyName(
    deviceName(req.headers.get('user-agent') ?? ''),
    word,
    own.map(({ name }) => name),
  )
}

async function notify(
  req: PayloadRequest,
  { name, email }: Member,
  what: 'added' | 'removed',
  { ref, name: passkey }: StaffPasskey,
): Promise<void> {
  const t = textOf(STAFF_LANGUAGE, 'staff')
  const written = await staffLetter(req, {
    to: email,
    subject: t(`passkey.${what}.subject`),
    paragraphs: [t(`passkey.${what}.body`, { name, passkey }), t(`passkey.${what}.not_you`)],
    link: { path: '/admin/toinen-vaihe', label: t('passkey.link') },
  })
  await enqueueLetter(req, `staff passkey ${what} ${ref}`, written)
}
