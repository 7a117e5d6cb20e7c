import type { APIContext } from 'astro'
import { getMembership, joinFriends, type JoiningPlace, type Membership } from '#contracts/friends.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { postAsVisitor } from '../forms/shop-form.ts'

type Page = Pick<APIContext, 'request' | 'locals'>

/** The membership of the customer who is signed in; null for everyone else. */
export async function ownMembership({ request }: Pick<APIContext, 'request'>): Promise<Membership | null> {
  if (!request.headers.get('cookie')?.includes('customer=')) return null
  const answer = await call(getMembership, {}, asVisitor(request))
  return answer.ok ? answer.value.membership : null
}

/** Whether the page may know that its reader is a member: a guest never is. */
export async function isMember(page: Pick<APIContext, 'request'>): Promise<boolean> {
  return (await ownMembership(page))?.isMember ?? false
}

/**
 * Joins a customer who has ticked the box of another form. What the form was sent for stands whether joining succeeds
 * or not.
 */
export async function joinBesides({ request, locals }: Page, email: string, place: JoiningPlace): Promise<void> {
  const apart = { request, locals, response: { headers: new Headers() } }
  await postAsVisitor(apart, joinFriends, { email, acceptsTerms: true, place })
}
