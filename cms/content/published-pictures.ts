import type { Payload } from 'payload'
import { pictureName } from '#plugins/catalog/repository.ts'
import type { PictureRule } from '#plugins/kit/admin/published-pictures.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import { findAll, type DocumentId } from '#plugins/kit/storage/documents.ts'

/** The names of all pictures that a published page shows. */
export const pagePictures = cached('page pictures', async (context) => {
  const pages = await findAll(context, 'pages', { _status: { equals: 'published' }, deletedAt: { exists: false } })
  const references = pages.flatMap((page) => page.references ?? [])
  const videoIds = references.flatMap(({ relationTo, id }) => (relationTo === 'videos' ? [id] : []))
  const videos = videoIds.length > 0 ? await findAll(context, 'videos', { id: { in: videoIds } }) : []
  const ids = new Set<DocumentId>([
    ...references.flatMap(({ relationTo, id }) => (relationTo === 'media' ? [id] : [])),
    ...pages.flatMap(({ seo }) => seo.picture ?? []),
    ...videos.flatMap(({ poster }) => poster ?? []),
  ])
  const pictures = ids.size > 0 ? await findAll(context, 'media', { id: { in: [...ids] } }) : []
  return new Set(pictures.map(({ filename }) => pictureName(filename ?? '')))
})

/** A picture of the editors is public while a published page shows it. */
export const shownOnPage: PictureRule = async (payload: Payload, name) =>
  (await pagePictures.read({ payload })).has(name) || 'unknown'
