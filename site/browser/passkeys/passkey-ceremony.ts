import { getToken } from '#contracts/cart.ts'
import type { Failure } from '#contracts/refusals.ts'
import { call } from '#site/shared/call.ts'
import { keepToken } from '#site/shared/csrf-token.ts'

/** Whether a ceremony ended because the page began another one, which is no error to show. */
export function isAborted(problem: unknown): boolean {
  return problem instanceof Error && 'code' in problem && problem.code === 'ERROR_CEREMONY_ABORTED'
}

/** Whether the authenticator already has a passkey of this customer. */
export function isThereAlready(problem: unknown): boolean {
  return problem instanceof Error && problem.name === 'InvalidStateError'
}

/** Fetches the token that changes of this browser must show, and makes it a shopper where it is none. */
export async function freshToken(): Promise<Failure | undefined> {
  const answer = await call(getToken, {})
  if (!answer.ok) return answer.failure
  keepToken(answer.value.token)
  return undefined
}
