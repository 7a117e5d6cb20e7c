import { getBanner } from '#contracts/shell.ts'
import { SHELL_TAG } from '#domain/shell-tag.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { setCacheExpiry, setCacheTags } from '#plugins/kit/storage/cache.ts'
import { findBanner } from '../content/find-banner.ts'
import { banner } from '../globals/banner.ts'

/** `GET /api/shell/banner`: what the editors say above the pages while something is wrong. */
export const getBannerEndpoint = endpoint(getBanner, { who: 'anyone' }, async (_, req) => {
  const found = await findBanner(req, banner, languageOf(req))
  setCacheTags(req, SHELL_TAG, ...found.tags)
  setCacheExpiry(req, found.validUntil)
  return { banner: found.banner }
})
