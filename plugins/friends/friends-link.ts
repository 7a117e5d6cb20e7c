import type { PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { Refusal } from '#domain/refusal.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import { signedLink } from '#plugins/kit/sealing/signed-link.ts'
import { memberByRef, type Member } from './repository.ts'

const link = signedLink('friends', z.object({ r: z.string() }))

/**
 * The address in a member's letters, which proves the mailbox of the visitor who opens it. By it a person joins, and
 * leaves without signing in.
 */
export function friendsUrl({ ref }: Pick<Member, 'ref'>): string {
  return shopUrl(`/friends/vahvista/${link.sign({ r: ref })}`)
}

/** Whose link it is. Throws for one that the shop has not written, or whose row is gone. */
export async function memberOfLink(req: PayloadRequest, token: string): Promise<Member> {
  const claims = link.read(token)
  const member = claims && (await memberByRef(req, claims.r))
  if (!member) throw new Refusal('friends.link_unknown')
  return member
}
