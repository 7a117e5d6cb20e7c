import type { PayloadRequest } from 'payload'
import type { FriendsBenefit, Membership } from '#contracts/friends.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { hook } from '#plugins/kit/hook.ts'
import { memberOf, type Member, type Person } from './repository.ts'

/** What a later subject gives to members. */
interface GivesBenefits {
  /** What it gives as soon as a person has joined. May be repeated. */
  joined?: (req: PayloadRequest, person: Person) => Promise<void>
  /** What a member has of it now. */
  benefits: (req: PayloadRequest, person: Person) => Promise<FriendsBenefit[]>
}

/** Gives benefits to members of Friends. */
export const memberBenefits = hook<GivesBenefits>('member benefits')

/** Gives a new member what begins at once. */
export async function beginBenefits(req: PayloadRequest, person: Person): Promise<void> {
  for (const { joined } of memberBenefits.of(req)) await joined?.(req, person)
}

/** The benefits of a person now, also those that outlast the membership; the first to end first. */
export async function benefitsOf(req: PayloadRequest, person: Person): Promise<FriendsBenefit[]> {
  const all = await Promise.all(memberBenefits.of(req).map(({ benefits }) => benefits(req, person)))
  return all.flat().toSorted((one, other) => (one.until ?? '9999').localeCompare(other.until ?? '9999'))
}

/** A membership as its member sees it. */
export async function membershipOf(req: PayloadRequest, person: Person): Promise<Membership> {
  const member = await memberOf(req, person)
  return {
    email: member?.email ?? person.email,
    isMember: member !== null,
    since: member && sinceOf(member),
    termsVersion: member?.termsVersion ?? null,
    benefits: await benefitsOf(req, person),
  }
}

/** The Finnish day on which the member joined. */
export function sinceOf({ joinedAt, askedAt }: Pick<Member, 'joinedAt' | 'askedAt'>): string {
  return helsinkiDay(joinedAt ?? askedAt)
}
