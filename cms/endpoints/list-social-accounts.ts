import { listSocialAccounts } from '#contracts/shell.ts'
import { SHELL_TAG } from '#domain/shell-tag.ts'
import { setCacheTags } from '#plugins/kit/storage/cache.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { socialAccounts } from '../repository.ts'

/** `GET /api/shell/accounts`: the chain's social media accounts. */
export const listSocialAccountsEndpoint = endpoint(listSocialAccounts, { who: 'anyone' }, async (_, req) => {
  setCacheTags(req, SHELL_TAG)
  return { accounts: await socialAccounts.read(req) }
})
