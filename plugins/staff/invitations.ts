import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { STAFF_LANGUAGE } from '#contracts/language.ts'
import type { inviteStaff } from '#contracts/staff.ts'
import { Refusal } from '#domain/refusal.ts'
import { textOf } from '#locales/texts.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { signedLink } from '#plugins/kit/sealing/signed-link.ts'
import { noteIf, documentId, findOne, type DocumentId, type Stored } from '#plugins/kit/storage/documents.ts'
import { staffLetter } from './staff-letter.ts'

/** How long an invitation can be accepted, in milliseconds: an invited person may start the next Monday. */
const INVITATION_MS = 7 * 86_400_000

const link = signedLink('staff invitation', z.object({ id: z.string(), at: z.string() }), INVITATION_MS)

type Invited = z.infer<typeof inviteStaff.input>

/** Makes an account that cannot be signed in to yet, and mails its owner. Throws what `inviteStaff` fails with. */
export async function invite(req: PayloadRequest, person: Invited): Promise<void> {
  const email = person.email.toLowerCase()
  if (await findOne(req, 'staff', { email: { equals: email } })) throw new Refusal('staff.address_taken')
  const store = await storeOf(req, person)
  const { name, roles } = person
  const password = randomBytes(32).toString('base64url')
  const created = await req.payload.create({
    collection: 'staff',
    data: { name, email, roles, password, store, invitedAt: nowIso() },
    overrideAccess: true,
    req,
  })
  await postInvitation(req, created as Stored<'staff'>)
}

/** The invited person's own store. Staff of a store have no work without one, the others may stay without. */
async function storeOf(req: PayloadRequest, { roles, store: number }: Invited): Promise<DocumentId | null> {
  if (number === null && roles.includes('store-staff')) throw new Refusal('staff.store_missing', { field: 'store' })
  if (number === null) return null
  const store = await findOne(req, 'stores', { number: { equals: number } })
  if (!store) throw new Refusal('staff.store_unknown', { field: 'store' })
  return store.id
}

/** Mails another link to a person who has not joined yet. Throws `staff.has_joined`. */
export async function inviteAgain(req: PayloadRequest, id: DocumentId): Promise<void> {
  const isOpen = { and: [{ id: { equals: id } }, { invitedAt: { exists: true } }] }
  const invited = await noteIf(req, 'staff', isOpen, { invitedAt: nowIso() })
  if (!invited) throw new Refusal('staff.has_joined')
  await postInvitation(req, invited)
}

/** The account that a link invites to; null once it was accepted, replaced by another, or is late. */
export async function invitedBy(req: PayloadRequest, token: string): Promise<Stored<'staff'> | null> {
  const claims = link.read(token)
  if (!claims) return null
  return findOne(req, 'staff', {
    and: [{ id: { equals: documentId(req, claims.id) } }, { invitedAt: { equals: claims.at } }],
  })
}

/** Accepts an invitation with the chosen password. Throws `staff.invitation_over`. Of two at once one is accepted. */
export async function accept(req: PayloadRequest, token: string, password: string): Promise<{ email: string }> {
  const member = await invitedBy(req, token)
  const sameInvitation = member && { and: [{ id: { equals: member.id } }, { invitedAt: { equals: member.invitedAt } }] }
  const accepted = sameInvitation && (await noteIf(req, 'staff', sameInvitation, { invitedAt: null }))
  if (!accepted) throw new Refusal('staff.invitation_over')
  const { id, email } = accepted
  await req.payload.update({ collection: 'staff', id, data: { password }, overrideAccess: true, req })
  return { email }
}

/** Where a crash comes before it, the account is there uninvited, and is invited again. */
async function postInvitation(req: PayloadRequest, { id, name, email, invitedAt }: Stored<'staff'>): Promise<void> {
  if (!invitedAt) return
  const t = textOf(STAFF_LANGUAGE, 'staff')
  const token = link.sign({ id: String(id), at: invitedAt }, Date.parse(invitedAt))
  const written = await staffLetter(req, {
    to: email,
    subject: t('invitation.subject'),
    paragraphs: [t('invitation.invited', { name }), t('invitation.not_expected')],
    link: { path: `/admin/kutsu/${token}`, label: t('invitation.link') },
  })
  await enqueueLetter(req, `invitation ${id} ${invitedAt}`, written)
}
