import { SocialAccount } from '#contracts/shell.ts'
import { findAll } from '#plugins/kit/documents.ts'
import { remembered } from '#plugins/kit/remembered.ts'

/** The chain's accounts elsewhere, in the editors' order. Every page asks for them. */
export const socialAccounts = remembered('social accounts', async (context) => {
  const documents = await findAll<SocialAccount>(context, 'social-accounts', {}, { sort: 'place' })
  return documents.map(({ name, url }) => SocialAccount.parse({ name, url }))
})
