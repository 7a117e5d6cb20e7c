import type { CollectionSlug, Payload } from 'payload'
import { placePicture } from '#plugins/catalog/seeds/seed-pictures.ts'
import { findAll, type DocumentId } from '#plugins/kit/storage/documents.ts'
import type { Finder } from './seed-values.ts'

/** By what seeds call a document of each collection. */
const names: Partial<Record<CollectionSlug, string>> = {
  pages: 'code',
  categories: 'code',
  stores: 'slug',
  brands: 'slug',
  articles: 'handle',
  questions: 'question',
  forms: 'code',
  videos: 'filename',
}

/** Finds the documents that seeds name, as they are now. */
export async function openFinder(payload: Payload, folder: string): Promise<Finder> {
  const ids = new Map<string, DocumentId>()
  for (const [collection, name] of Object.entries(names) as [CollectionSlug, string][])
    for (const document of await findAll({ payload }, collection))
      ids.set(`${collection} ${String((document as Record<string, unknown>)[name])}`, document.id)

  return {
    idOf(collection, name) {
      const id = ids.get(`${collection} ${name}`)
      if (id === undefined) throw new Error(`A seeded page names ${name}, which ${collection} do not have`)
      return id
    },
    pictureOf: (picture, language) => placePicture(payload, folder, picture, language),
  }
}
