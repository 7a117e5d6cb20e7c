import { mediaOf, pictureName } from '#domain/catalog/media.ts'
import type { Stored } from '#plugins/kit/storage/documents.ts'
import { has } from './documents.ts'
import type { CatalogSnapshot } from './snapshot-types.ts'

/** Puts pictures into the snapshot, or anew. */
export function putPictures({ pictures }: CatalogSnapshot, documents: Stored<'media'>[]): void {
  for (const { id, filename, alt, translations } of documents.filter(has('filename'))) {
    const name = pictureName(filename)
    pictures.set(id, { name: name.normalize('NFC'), media: mediaOf(name, alt), translations })
  }
}
