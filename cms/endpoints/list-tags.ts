import { listTags } from '#contracts/consent.ts'
import { SHELL_TAG } from '#domain/shell-tag.ts'
import { setCacheTags } from '#plugins/kit/storage/cache.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { findTags } from '../repository.ts'

/** `GET /api/shell/tags`: the tags in use, and the version that a visitor's consent must have. */
export const listTagsEndpoint = endpoint(listTags, { who: 'anyone' }, async (_, req) => {
  setCacheTags(req, SHELL_TAG)
  return findTags(req, languageOf(req))
})
