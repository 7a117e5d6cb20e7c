import type { Payload } from 'payload'
import type { PictureRule } from '#plugins/kit/admin/published-pictures.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import { findAll, findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { captionsFile } from './captions-file.ts'

/** What published pages show: the ids of pictures, whose files may be replaced meanwhile, and the files of videos. */
export const shownFiles = cached('shown files', async (context) => {
  const pages = await findAll(
    context,
    'pages',
    { _status: { equals: 'published' }, deletedAt: { exists: false } },
    { fields: ['references', 'seo'] },
  )
  const references = pages.flatMap((page) => page.references ?? [])
  const videoIds = references.flatMap(({ relationTo, id }) => (relationTo === 'videos' ? [id] : []))
  const videos = videoIds.length > 0 ? await findAll(context, 'videos', { id: { in: videoIds } }) : []
  return {
    pictures: new Set<DocumentId>([
      ...references.flatMap(({ relationTo, id }) => (relationTo === 'media' ? [id] : [])),
      ...pages.flatMap(({ seo }) => seo.picture ?? []),
      ...videos.flatMap(({ poster }) => poster ?? []),
    ]),
    videos: new Set(videos.flatMap(({ filename }) => (filename ? [filename, captionsFile(filename)] : []))),
  }
})

/** A video of the editors and its subtitles are public while a published page shows it. */
export const isVideoShown = async (payload: Payload, file: string): Promise<boolean> =>
  (await shownFiles.read({ payload })).videos.has(file)

/** The endings of uploaded pictures, which their addresses leave out. */
const ENDINGS = ['webp', 'jpg', 'jpeg', 'png', 'avif']

/** A picture of the editors is public while a published page shows it. */
export const shownOnPage: PictureRule = async (payload: Payload, name) => {
  const { pictures: shown } = await shownFiles.read({ payload })
  if (shown.size === 0) return 'unknown'
  const files = ENDINGS.map((ending) => `${name}.${ending}`)
  const picture = await findOne({ payload }, 'media', { filename: { in: files } }, ['filename'])
  return (picture && shown.has(picture.id)) || 'unknown'
}
