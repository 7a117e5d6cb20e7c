import { SocialAccount } from '#contracts/shell.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { cached } from '#plugins/kit/storage/cached.ts'

/** The chain's accounts elsewhere, in the editors' order. Every page asks for them. */
export const socialAccounts = cached('social accounts', async (context) => {
  const documents = await findAll(context, 'social-accounts', {}, { sort: 'place' })
  return documents.map(({ name, url }) => SocialAccount.parse({ name, url }))
})
