import type { Config } from 'payload'
import { kitPlugin } from '#plugins/kit/index.ts'
import type { Declared } from '#plugins/kit/admin/declares.ts'
import { trialPlugins } from './trial-shop.ts'

/** What each collection of the shop says of itself, by its slug; undefined of one that says nothing. */
export const declared: Record<string, Declared | undefined> = await declarations()

async function declarations() {
  let config = {} as Config
  for (const plugin of [kitPlugin(), ...trialPlugins()]) config = await plugin(config)
  const collections = config.collections ?? []
  return Object.fromEntries(collections.map(({ slug, custom }) => [slug, custom?.['declared'] as Declared | undefined]))
}
