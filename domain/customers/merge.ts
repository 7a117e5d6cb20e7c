import type { MarketingChannel, MarketingConsent } from '#contracts/customers.ts'
import type { RefusalCode } from '#contracts/refusals.ts'
import { foldNames } from '#domain/name-match.ts'
import { changedConsents, givenChannels } from './marketing.ts'

/** What a merge looks at of each of the two accounts. Null where not given. */
export interface Mergeable {
  number: string
  /** In lower case; its mailbox has been proven. */
  email: string
  phone: string | null
  street: string | null
  postalCode: string | null
  town: string | null
  marketing: MarketingConsent[]
  smsNotices: boolean
  /** Two accounts with the same one belong to one person. */
  socialNumberIndex: string | null
  deletionAskedAt: string | null
}

/** Why these two are not merged; nothing where they may be. */
export function mergeProblem(into: Mergeable, from: Mergeable): RefusalCode | undefined {
  if (into.number === from.number) return 'customer.merge_same'
  if (into.deletionAskedAt !== null || from.deletionAskedAt !== null) return 'account.being_deleted'
  const [one, other] = [into.socialNumberIndex, from.socialNumberIndex]
  return one !== null && other !== null && one !== other ? 'customer.merge_two_persons' : undefined
}

/** Whether staff chose the address of one of the two: both are proven, and one stays. */
export function isMergeEmail(into: Pick<Mergeable, 'email'>, from: Pick<Mergeable, 'email'>, chosen: string): boolean {
  return chosen === into.email || chosen === from.email
}

/** The channels of marketing that both have allowed: of two answers the stricter one holds. */
export function channelsAfterMerge(
  into: Pick<Mergeable, 'marketing'>,
  from: Pick<Mergeable, 'marketing'>,
): MarketingChannel[] {
  const also = givenChannels(from.marketing)
  return givenChannels(into.marketing).filter((channel) => also.includes(channel))
}

/**
 * What stands on the account that stays. It keeps what it has, and takes what it lacks: phone, the address as a whole.
 * Consents of both are stored in the order in which they were given, and end where only one of the two allowed.
 */
export function mergedAccount(
  into: Mergeable,
  from: Mergeable,
  { email, at, wording }: { email: string; at: string; wording: string },
) {
  const lives = into.street ? into : from
  const both = [...into.marketing, ...from.marketing].toSorted((one, other) => one.at.localeCompare(other.at))
  const ended = changedConsents(both, channelsAfterMerge(into, from), { at, wording: () => wording })
  return {
    email,
    phone: into.phone ?? from.phone,
    street: lives.street,
    postalCode: lives.postalCode,
    town: lives.town,
    marketing: [...both, ...ended],
    smsNotices: into.smsNotices && from.smsNotices,
  }
}

/** Addresses and numbers of either account that are not those of the merged one: what was sent there is found by them. */
export function formerAddresses(
  now: { email: string; phone: string | null },
  known: readonly (string | null | undefined)[],
): string[] {
  const former = known.filter((one): one is string => Boolean(one) && one !== now.email && one !== now.phone)
  return [...new Set(former)]
}

/** Names of a person: those of an account, or as a register has them. */
interface Names {
  firstName: string
  lastName: string
}

/**
 * Whether two names may be one person's: the last names are alike, and so is one of the first names. A register knows
 * `Aino Maria`, an account may say `Aino`; case, accents and hyphens do not count.
 */
export function mayBeSamePerson(a: Names, b: Names): boolean {
  const words = (name: string) => foldNames(name).split(' ').filter(Boolean)
  const first = words(a.firstName)
  return foldNames(a.lastName) === foldNames(b.lastName) && words(b.firstName).some((name) => first.includes(name))
}
