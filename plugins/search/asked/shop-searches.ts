import type { PayloadRequest } from 'payload'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { networkOf } from '#domain/limits.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { noteAsked, type Asked } from './note-asked.ts'
import type { AskedPlace } from './repository.ts'
import { suggestionsFor } from './suggestions.ts'

/** The shop itself, as one of the markets in which searches are counted. */
export const shopSearches: AskedPlace = { ...shopPlace, language: 'fi' }

/**
 * Notes what a browser has searched for in the shop. Requests that pages make for a visitor do not count: they are
 * cached, and robots read them. The script of a page with results asks once more by itself.
 */
export function noteShopSearch(req: PayloadRequest, question: Asked): void {
  const address = req.headers.get('x-forwarded-for')
  if (address && req.headers.get('x-shop-inside') !== '1') noteAsked(req, shopSearches, networkOf(address), question)
}

/** What others have searched for in the shop. */
export function suggestedSearches(context: WithPayload, typed: string): Promise<string[]> {
  return suggestionsFor(context, shopSearches, typed)
}
