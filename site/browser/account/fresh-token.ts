import { getToken } from '#contracts/cart.ts'
import type { Failure } from '#contracts/refusals.ts'
import { call } from '../../shared/call.ts'
import { keepToken } from '../../shared/csrf-token.ts'

/** Fetches the token that changes of this browser must show, and makes it a shopper where it is none. */
export async function freshToken(): Promise<Failure | undefined> {
  const answer = await call(getToken, {})
  if (!answer.ok) return answer.failure
  keepToken(answer.value.token)
  return undefined
}
