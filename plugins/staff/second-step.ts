import {
  JWTAuthentication,
  type AuthStrategy,
  type CollectionAfterDeleteHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import * as z from 'zod/mini'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { SignedCredential } from '#contracts/passkeys.ts'
import type { SecondStepWays } from '#contracts/staff.ts'
import { limitsOfOne } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { textOf } from '#locales/texts.ts'
import { adminRefusal } from '#plugins/kit/admin/admin-refusal.ts'
import { machineIso } from '#plugins/kit/clock.ts'
import { NEEDS_SECOND_STEP } from '#plugins/kit/requests/caller.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { noteSpent } from '#plugins/kit/requests/exact-counts.ts'
import { countGuessAt, type Guess } from '#plugins/kit/requests/limits.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { signedLink } from '#plugins/kit/sealing/signed-link.ts'
import { noteIf, findOne, type DocumentId, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { newSecret, stepOfCode } from './one-time-code.ts'
import { countPasskeys, deleteAllOfStaff, passkeysOfStaff } from './passkey-repository.ts'
import { assertHaveJustSignedIn, passkeyWay, takePasskey } from './passkeys.ts'
import { staffLetter } from './staff-letter.ts'

/** How long a secret that was shown can be taken into use, in milliseconds. */
const OFFER_MS = 30 * 60_000

/** An offered secret, given back with the first code of it: nothing is stored before that. It is sealed, so that only its reader has it. */
const offers = signedLink('second step', z.object({ id: z.string(), sealed: z.string() }), OFFER_MS)

/**
 * Whether the shop asks for a second step. Off for benchmarks and journeys, and for an operator of the server who has
 * no phone left.
 */
function isAsked(): boolean {
  return process.env.SHOP_SECOND_STEP !== 'off'
}

/** How long a taken code is noted, in milliseconds: longer than it holds. */
const CODE_NOTED_MS = 10 * 60_000

/** How long an administrator's new account works without it, in milliseconds: two weeks. */
const GRACE_MS = 14 * 24 * 60 * 60_000

/**
 * The instant (ms) from which a member of staff must have a second step to work; null where there is one, a code or a
 * passkey, or none is required: administrators must have one, two weeks after their account was made. Where it was
 * taken off later, that instant is past.
 */
export async function secondStepDue(shop: WithPayload, user: object | null): Promise<number | null> {
  const { id, roles, secondStepOn, createdAt } = (user ?? {}) as Partial<
    Pick<Stored<'staff'>, 'id' | 'roles' | 'secondStepOn' | 'createdAt'>
  >
  if (id === undefined || !isAsked() || secondStepOn === true || !roles?.includes('admin')) return null
  if ((await countPasskeys(shop, id)) > 0) return null
  return Date.parse(createdAt ?? '1970-01-01') + GRACE_MS
}

/** Whether that instant has come, by the machine's time. */
export function isOverdue(due: number | null): boolean {
  return due !== null && due <= realNow()
}

/**
 * Reads the session of staff as Payload does, before it: a member whose second step is overdue works without a role, on
 * every page and in every answer, until one is set up (docs/decisions/staff-access.md).
 */
export const sessionsBySecondStep: AuthStrategy = {
  name: 'local-jwt',
  async authenticate(asked) {
    const result = await JWTAuthentication(asked)
    if (result.user?.collection !== 'staff' || !isOverdue(await secondStepDue(asked, result.user))) return result
    return { ...result, user: { ...result.user, roles: [], _strategy: NEEDS_SECOND_STEP } }
  },
}

/** Remembers that a password is being chosen by a mailed link, which signs in like a sign-in. */
export const noteReset: CollectionBeforeOperationHook = ({ args, context, operation }) => {
  if (operation === 'resetPassword') context.isReset = true
  return args
}

/**
 * Asks for the second step where the account has one, after the password was right and before there is a session: the one-time code or a
 * passkey. A missing one is no guess, a wrong one is.
 */
export const requireSecondStep: CollectionBeforeLoginHook = async ({ user, req, context }) => {
  const member = await findOne(req, 'staff', { id: { equals: user.id as DocumentId } })
  if (!member || !isAsked()) return user
  const hasCode = member.secondStepOn === true
  const keys = await passkeysOfStaff(req, member.id)
  if (!hasCode && keys.length === 0) return user
  const { code, passkey } = (req.data ?? {}) as { code?: unknown; passkey?: unknown }
  const signed = SignedCredential.safeParse(passkey)
  if (signed.success) {
    await takePasskey(req, member.id, keys, signed.data).catch(asAdminRefusal)
  } else if (hasCode && typeof code === 'string' && code !== '') {
    await guessCode(req, member, code)
  } else {
    await (context.guess as Guess | undefined)?.wasRight()
    if (context.isReset) throw adminRefusal('staff.password_changed')
    const ways: SecondStepWays = { hasCode, passkey: await passkeyWay(req, member.id, keys) }
    throw adminRefusal('staff.code_needed', {}, ways)
  }
  return user
}

/**
 * Takes a code. Wrong ones are counted for the account, from whatever network: only a person who knows the password
 * gets here. Many pause its codes, and half as many mail its owner.
 */
async function guessCode(req: PayloadRequest, member: Stored<'staff'>, code: string): Promise<void> {
  const guess = await countGuessAt(req, 'second step', String(member.id))
  if (!guess) throw adminRefusal('staff.codes_paused')
  if (await takeCode(req, member, code)) return guess.wasRight()
  if (guess.tries >= limitsOfOne['second step'].most / 2) await mailWrongCodes(req, member)
  throw adminRefusal('staff.code_wrong')
}

/** Mails the owner, once a day, that the password of this account is known to someone else. */
async function mailWrongCodes(req: PayloadRequest, { id, name, email }: Stored<'staff'>): Promise<void> {
  const t = textOf(STAFF_LANGUAGE, 'staff')
  const written = await staffLetter(req, {
    to: email,
    subject: t('wrong_codes.subject'),
    paragraphs: [t('wrong_codes.body', { name }), t('wrong_codes.not_you')],
    link: { path: '/admin/forgot', label: t('password.link') },
  })
  await enqueueLetter(req, `staff wrong codes ${id} ${machineIso().slice(0, 10)}`, written)
}

function asAdminRefusal(problem: unknown): never {
  if (!(problem instanceof Refusal)) throw problem
  throw adminRefusal(problem.code === 'passkey.not_accepted' ? 'staff.passkey_wrong' : problem.code)
}

/** A new secret for a member of staff, and the token by which it is taken into use. */
export function offerSecret(id: DocumentId): { secret: string; offer: string } {
  const secret = newSecret()
  return { secret, offer: offers.sign({ id: String(id), sealed: seal(secret) }) }
}

/**
 * Takes an offered secret into use for its account, by a code of it. Throws `staff.code_wrong`, `staff.offer_over`,
 * `staff.second_step_on` where there is one, and `passkey.sign_in_again` where there is a passkey: a person at an
 * unlocked computer must not put another in its place.
 */
export async function beginSecondStep(req: PayloadRequest, offer: string, code: string): Promise<void> {
  const offered = offers.read(offer)
  const id = req.user?.id as DocumentId
  if (!offered || offered.id !== String(id)) throw new Refusal('staff.offer_over')
  if ((await countPasskeys(req, id)) > 0) assertHaveJustSignedIn(req)
  const secret = openSealed<string>(req, `staff ${id}`, offered.sealed)
  const step = stepOfCode(secret, code, realNow(), 0)
  if (step === null) throw new Refusal('staff.code_wrong')
  const isOff = { and: [byId(id), { secondStepOn: { not_equals: true } }] }
  const taken = { secondStep: offered.sealed, secondStepOn: true, secondStepTaken: step }
  if (!(await noteIf(req, 'staff', isOff, taken))) throw new Refusal('staff.second_step_on')
}

/** Takes the one-time code and the passkeys off an account. Off one's own only where the shop asks for none: throws `staff.not_oneself`. */
export async function endSecondStep(req: PayloadRequest, id: DocumentId): Promise<void> {
  if (String(req.user?.id) === String(id) && isAsked()) throw new Refusal('staff.not_oneself')
  await noteIf(req, 'staff', byId(id), { secondStep: null, secondStepOn: false, secondStepTaken: null })
  await deleteAllOfStaff(req, id)
}

/** With an account its passkeys go. */
export const erasePasskeys: CollectionAfterDeleteHook = async ({ req, id }) => deleteAllOfStaff(req, id)

/**
 * Whether this is a code of the member that was not taken before: of two sign-ins by the same code one is accepted. It
 * is noted apart from the account, which every sign-in of Payload writes as it was read.
 */
async function takeCode(req: PayloadRequest, { id, secondStep, secondStepTaken }: Stored<'staff'>, code: string) {
  if (!secondStep) return false
  const step = stepOfCode(openSealed<string>(req, `staff ${id}`, secondStep), code, realNow(), secondStepTaken ?? 0)
  if (step === null || !(await noteSpent(req, `code ${id} ${step}`, new Date(realNow() + CODE_NOTED_MS)))) return false
  const asRead = { or: [{ secondStepTaken: { exists: false } }, { secondStepTaken: { less_than: step } }] }
  await noteIf(req, 'staff', { and: [byId(id), asRead] }, { secondStepTaken: step })
  return true
}

/** Phones know the machine's time, not that of a demo. */
function realNow(): number {
  return Date.parse(machineIso(0))
}

function byId(id: DocumentId) {
  return { id: { equals: id } }
}
