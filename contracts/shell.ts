import * as z from 'zod/mini'
import { Nothing, route } from './route.ts'

/** An account of the chain on another site, such as `Instagram`. */
export const SocialAccount = z.object({ name: z.string(), url: z.url({ protocol: /^https$/ }) })
export type SocialAccount = z.infer<typeof SocialAccount>

/** Where the chain can be followed, in the editors' order; empty where there is nothing to follow. */
export const listSocialAccounts = route({
  method: 'get',
  path: '/shell/accounts',
  input: Nothing,
  output: z.object({ accounts: z.array(SocialAccount) }),
})
