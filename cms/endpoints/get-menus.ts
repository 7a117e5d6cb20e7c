import { getMenus } from '#contracts/shell.ts'
import { CATEGORIES_TAG } from '#domain/catalog/cache-tags.ts'
import { SHELL_TAG } from '#domain/shell-tag.ts'
import { pricesHoldUntil } from '#plugins/catalog/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { findMenus } from '../content/find-menus.ts'
import { menus } from '../globals/menus.ts'

/** `GET /api/shell/menus`: header, side menu and footer. */
export const getMenusEndpoint = endpoint(getMenus, { who: 'anyone' }, async (_, req) => {
  const found = await findMenus(req, menus, languageOf(req))
  // A group is listed from the first price of its goods on, which may be one of the future.
  setCacheExpiry(req, await pricesHoldUntil(req))
  setCacheTags(req, SHELL_TAG, CATEGORIES_TAG, ...found.tags)
  return { menus: found.menus }
})
