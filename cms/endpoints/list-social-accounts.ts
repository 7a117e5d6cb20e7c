import { listSocialAccounts } from '#contracts/shell.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { socialAccounts } from '../repository.ts'

/** `GET /api/shell/accounts`: where the chain can be followed. */
export const listSocialAccountsEndpoint = endpoint(listSocialAccounts, { who: 'anyone' }, async (_, req) => ({
  accounts: await socialAccounts.read(req),
}))
