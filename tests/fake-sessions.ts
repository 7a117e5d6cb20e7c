import type { Caller, SessionResolver } from '#plugins/kit/caller.ts'

/** Callers whose collections are not there yet, as a cookie that only this resolver believes. */
export const fakeSession: SessionResolver = async ({ headers }) => {
  const [, shown] = /(?:^|;\s*)fake-session=([\w-]+)/.exec(headers.get('cookie') ?? '') ?? []
  return shown ? (JSON.parse(Buffer.from(shown, 'base64url').toString()) as Caller) : null
}

/** Headers of somebody signed in, who is a shopper beside. */
export function signedInAs(caller: Caller, shopper: Record<string, string>): Record<string, string> {
  const session = Buffer.from(JSON.stringify(caller)).toString('base64url')
  return { ...shopper, cookie: `${shopper['cookie']}; fake-session=${session}` }
}
