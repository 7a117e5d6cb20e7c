import type { RefusalCode } from '#contracts/refusals.ts'

/** Level of assurance "substantial", which the shop asks for (Finnish Trust Network). */
export const SUBSTANTIAL = 'http://ftn.ficora.fi/2017/loa2'

const HIGH = 'http://ftn.ficora.fi/2017/loa3'

/** Whether an identification is as sure as the law asks of a strong one: level substantial or high. */
export function isStrong(assurance: string | undefined): boolean {
  return assurance === SUBSTANTIAL || assurance === HIGH
}

/** Errors by which a provider says that it cannot serve now (OpenID Connect Core, OAuth 2.0 §4.1.2.1). */
const UNAVAILABLE = ['temporarily_unavailable', 'server_error']

/** Errors by which a provider says that the login has taken too long or was tried too often. */
const EXPIRED = ['login_required', 'interaction_required', 'invalid_grant', 'expired', 'too_many_attempts']

/** What an error of the identity provider means to the shopper, by its code and its words. */
export function providerError(error: string, description = ''): RefusalCode {
  if (UNAVAILABLE.includes(error)) return 'eid.unavailable'
  if (EXPIRED.includes(error) || /expired|time[d ]?out|too many|attempts/i.test(description)) return 'eid.expired'
  return error === 'access_denied' ? 'eid.canceled' : 'eid.failed'
}
