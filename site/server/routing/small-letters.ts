import type { Language } from '#contracts/language.ts'
import { getArticle } from '#contracts/catalog.ts'
import { findPlace } from '#domain/catalog/find-place.ts'
import { languageOfPath, pathIn } from '#domain/language-path.ts'
import { asAnonymous } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { contentAt } from '../content/addresses.ts'
import { hasFixedAddress } from '../declared-pages.ts'
import { categoriesFor } from '../shell/category-links.ts'

/**
 * The address in small letters of a page that was asked for in capitals; undefined where no page has it. Other capitals
 * count, as in a token or a reference.
 *
 * @param path decoded, in NFC, without a slash at its end.
 */
export async function smallAddress(request: Request, path: string, asked: Language): Promise<string | undefined> {
  const small = path.toLowerCase()
  if (small === path) return undefined
  const named = languageOfPath(small)
  const language = named.path === small ? asked : named.language
  const isThere =
    (await contentAt(request, pathIn(language, named.path))) !== undefined || (await isPage(request, named.path))
  return isThere ? pathIn(language, named.path) : undefined
}

/** Whether a page of code, a category, a group or an article has this address. */
async function isPage(request: Request, path: string): Promise<boolean> {
  if (hasFixedAddress(path)) return true
  const [, category = '', group, handle, ...more] = path.split('/')
  const place = findPlace(await categoriesFor(request), { category, group })
  if (!place || more.length > 0) return false
  return handle === undefined || (await call(getArticle, { id: path.slice(1) }, asAnonymous(request))).ok
}
