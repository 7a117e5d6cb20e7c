import type { PayloadRequest, Where } from 'payload'
import type { AccountLinkKind } from '#contracts/customers.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import {
  changeIf,
  deleteWhere,
  findAll,
  findOne,
  writeUnlessTaken,
  type Stored,
} from '#plugins/kit/storage/documents.ts'
import { newToken, tokenHashOf } from './tokens.ts'

export type AccountLink = Stored<'account-links'>

const HOUR_MS = 3_600_000

/** How long a link opens. The customer waits for the link to a new password, so it may be short. */
const LIFE_MS: Record<AccountLinkKind, number> = { registration: 72 * HOUR_MS, email: 24 * HOUR_MS, password: HOUR_MS }

type NewLink = Pick<AccountLink, 'kind' | 'email' | 'customer' | 'shopper'> & { registration?: string }

/** Writes a link and gives the token that opens it, which is stored nowhere. */
export async function createLink(req: PayloadRequest, link: NewLink): Promise<string> {
  const token = newToken()
  const expiresAt = nowIso(LIFE_MS[link.kind])
  await writeUnlessTaken(req, 'account-links', {
    ...link,
    tokenHash: tokenHashOf(token),
    createdAt: nowIso(),
    expiresAt,
    usedAt: null,
  })
  return token
}

/** The link of a token. Throws for one that is unknown, expired, used, or for something else. */
export async function openLink(req: PayloadRequest, token: string, kind?: AccountLinkKind): Promise<AccountLink> {
  const link = await findOne(req, 'account-links', { tokenHash: { equals: tokenHashOf(token) } })
  const isOpen = link && link.expiresAt > nowIso() && (kind === undefined || link.kind === kind)
  if (!isOpen) throw new Refusal('account.link_expired')
  if (link.usedAt) throw new Refusal('account.link_used')
  return link
}

/** Uses a link up. Only one of two who try at once may go on. */
export async function useLink(req: PayloadRequest, { id }: AccountLink): Promise<void> {
  const unused: Where = { and: [{ id: { equals: id } }, { usedAt: { exists: false } }] }
  if (!(await changeIf(req, 'account-links', unused, { usedAt: nowIso() }))) throw new Refusal('account.link_used')
}

/** Whether a link of this kind was mailed to the address lately, so that no stranger fills a mailbox with them. */
export async function isLinkRecent(req: PayloadRequest, kind: AccountLinkKind, email: string): Promise<boolean> {
  const since = nowIso(-MIN_LINK_INTERVAL_MS)
  const where: Where[] = [
    { kind: { equals: kind } },
    { email: { equals: email } },
    { createdAt: { greater_than: since } },
  ]
  return (await findOne(req, 'account-links', { and: where }, ['kind'])) !== null
}

const MIN_LINK_INTERVAL_MS = 120_000

/** The newest registration of an address that waits for its link to be opened. */
export async function pendingRegistration(req: PayloadRequest, email: string): Promise<AccountLink | null> {
  const [newest] = await findAll(
    req,
    'account-links',
    {
      and: [
        { kind: { equals: 'registration' } },
        { email: { equals: email } },
        { usedAt: { exists: false } },
        { expiresAt: { greater_than: nowIso() } },
      ],
    },
    { limit: 1, sort: '-createdAt' },
  )
  return newest ?? null
}

/** Deletes every link of a customer: one from before a new password or address opens nothing. */
export function dropLinks(req: PayloadRequest, customer: string): Promise<void> {
  return deleteWhere(req, 'account-links', { customer: { equals: customer } })
}

export const eraseAccountLinks: ScheduledTask = {
  name: 'forget account links',
  every: 3_600_000,
  async run(req) {
    const before = nowIso(-24 * HOUR_MS)
    await deleteWhere(req, 'account-links', { expiresAt: { less_than: before } })
    return 0
  },
}
