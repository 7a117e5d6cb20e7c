import { getMenus } from '#contracts/shell.ts'
import { GOODS_TAG } from '#domain/catalog/cache-tags.ts'
import { SHELL_TAG } from '#domain/shell-tag.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { setCacheTags } from '#plugins/kit/storage/cache.ts'
import { findMenus } from '../content/find-menus.ts'
import { menus } from '../globals/menus.ts'

/** `GET /api/shell/menus`: header, side menu and footer. */
export const getMenusEndpoint = endpoint(getMenus, { who: 'anyone' }, async (_, req) => {
  const found = await findMenus(req, menus)
  setCacheTags(req, SHELL_TAG, GOODS_TAG, ...found.tags)
  return { menus: found.menus }
})
