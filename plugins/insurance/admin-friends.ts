import type { PayloadRequest } from 'payload'
import type { JoiningPlace } from '#contracts/friends.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { friendsFigures, type FriendsEvent, type FriendsMonth } from '#domain/friends/figures.ts'
import { isHalfFrameCode } from '#domain/friends/half-frame.ts'
import { findAll, findPage } from '#plugins/kit/storage/documents.ts'

/** Members on one page of the admin. */
export const MEMBERS_ON_PAGE = 25

/** A member as the admin shows one: when and where the member joined, and what has been used. */
export interface AdminMember {
  ref: string
  email: string
  /** Number of the account; null for a guest. */
  customer: string | null
  /** ISO day. */
  joinedOn: string
  place: JoiningPlace
  halfFrames: number
  exchanges: number
  claims: number
}

/** One page of the members, counted from 1, who joined last first. */
export async function membersPage(req: PayloadRequest, page: number): Promise<{ rows: AdminMember[]; total: number }> {
  const members = { state: { equals: 'member' } }
  const found = await findPage(req, 'friends-members', members, { page, size: MEMBERS_ON_PAGE, sort: '-joinedAt' })
  const used = await usedBenefits(req)
  const rows = found.rows.map(({ ref, email, customer, joinedAt, askedAt, place }) => {
    const isByMember = (use: Used) => (use.customer === null ? use.email === email : use.customer === customer)
    const count = (kind: Used['kind']) => used.filter((use) => use.kind === kind && isByMember(use)).length
    return {
      ref,
      email,
      customer: customer ?? null,
      place,
      joinedOn: helsinkiDay(joinedAt ?? askedAt),
      halfFrames: count('half_frame'),
      exchanges: count('exchange'),
      claims: count('insurance'),
    }
  })
  return { rows, total: found.total }
}

/** What happened to Friends by month, the latest first. */
export async function figuresOfFriends(req: PayloadRequest): Promise<FriendsMonth[]> {
  const [members, used] = await Promise.all([
    findAll(req, 'friends-members', {}, { fields: ['state', 'joinedAt', 'leftAt'] }),
    usedBenefits(req),
  ])
  const joined = members.flatMap(({ joinedAt: at }): FriendsEvent[] => (at ? [{ kind: 'joined', at }] : []))
  const left = members.flatMap(({ leftAt: at }): FriendsEvent[] => (at ? [{ kind: 'left', at }] : []))
  return friendsFigures([...joined, ...left, ...used])
}

/** A benefit that was used, and by whom. */
interface Used extends FriendsEvent {
  customer: string | null
  email: string
}

/** Every benefit that was used. Nothing sealed is opened for it. */
async function usedBenefits(req: PayloadRequest): Promise<Used[]> {
  const [orders, exchanges, claims] = await Promise.all([
    findAll(
      req,
      'orders',
      { membership: { equals: 'friends' } },
      { fields: ['placedAt', 'customer', 'emailKey', 'bought'] },
    ),
    findAll(
      req,
      'withdrawals',
      { isExchange: { equals: true } },
      { fields: ['handledAt', 'exchangeCode', 'customer'] },
    ),
    findAll(req, 'insurance-claims', { state: { equals: 'accepted' } }, { fields: ['answeredAt', 'customer'] }),
  ])
  return [
    ...orders.flatMap(({ placedAt: at, customer, emailKey, bought }): Used[] =>
      isHalfFrameCode(bought.discountCode)
        ? [{ kind: 'half_frame', at, customer: customer ?? null, email: emailKey ?? '' }]
        : [],
    ),
    ...exchanges.flatMap(({ handledAt: at, exchangeCode, customer }): Used[] =>
      at && exchangeCode ? [{ kind: 'exchange', at, customer: customer ?? null, email: '' }] : [],
    ),
    ...claims.flatMap(({ answeredAt: at, customer }): Used[] =>
      at ? [{ kind: 'insurance', at, customer, email: '' }] : [],
    ),
  ]
}
