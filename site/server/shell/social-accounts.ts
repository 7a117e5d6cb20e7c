import { listSocialAccounts, type SocialAccount } from '#contracts/shell.ts'
import { asAnonymous } from '../../in-process.ts'
import { call } from '../../shared/call.ts'

/** The chain's accounts elsewhere; empty if there are none or the call failed. */
export async function socialAccountsFor(request: Request): Promise<SocialAccount[]> {
  const answer = await call(listSocialAccounts, {}, asAnonymous(request))
  return answer.ok ? answer.value.accounts : []
}
