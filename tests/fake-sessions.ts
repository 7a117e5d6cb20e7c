import type { Caller, SessionResolver } from '#plugins/kit/requests/caller.ts'

/** Callers whose collections do not exist yet, as a cookie that only this resolver accepts. */
export const fakeSession: SessionResolver = async ({ headers }) => {
  const [, shown] = /(?:^|;\s*)fake-session=([\w-]+)/.exec(headers.get('cookie') ?? '') ?? []
  return shown ? (JSON.parse(Buffer.from(shown, 'base64url').toString()) as Caller) : null
}

/** Headers of a signed-in caller with a shopper's cookie. */
export function signedInAs(caller: Caller, shopper: Record<string, string>): Record<string, string> {
  const session = Buffer.from(JSON.stringify(caller)).toString('base64url')
  return { ...shopper, cookie: `${shopper['cookie']}; fake-session=${session}` }
}
