import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { kitPlugin } from '#plugins/kit/index.ts'
import type { Declared } from '#plugins/kit/admin/declares.ts'
import { trialPlugins } from './trial-shop.ts'

/** The shop's collections and globals, as its plugins give them. */
export const { collections, globals } = await configured()

/** What each collection of the shop says of itself, by its slug; undefined of one that says nothing. */
export const declared = Object.fromEntries(
  collections.map(({ slug, custom }) => [slug, custom?.['declared'] as Declared | undefined]),
)

async function configured(): Promise<{ collections: CollectionConfig[]; globals: GlobalConfig[] }> {
  let config = {} as Config
  for (const plugin of [kitPlugin(), ...trialPlugins()]) config = await plugin(config)
  return { collections: config.collections ?? [], globals: config.globals ?? [] }
}
