import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import attributes from '#locales/fi/attributes.json' with { type: 'json' }
import { createUnlessTaken, findAll, findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { openOriginals } from '#plugins/kit/originals/open-originals.ts'

const views = Object.keys(attributes.views) as (keyof typeof attributes.views)[]

/** A picture among the editors' pictures. */
export interface Placed {
  id: DocumentId
  isNew: boolean
}

/** Pictures of the seeds by the handle of their article, in the order they are shown. */
export interface Album {
  /** Puts the pictures of an article among the editors' pictures, and gives their documents. */
  place: (handle: string, title: string) => Promise<Placed[]>
}

/** Copies every picture to where the front server serves it, also those that belong to no article. */
export async function openAlbum(payload: Payload, folder: string): Promise<Album> {
  const source = join(folder, 'pictures')
  const files = new Set(await readdir(source).catch(() => []))
  await bringAll(
    source,
    [...files].filter((file) => file.endsWith('.webp')),
  )
  const documents = await findAll({ payload }, 'media')
  const placed = new Map(documents.map(({ filename, id }) => [filename, id]))

  return {
    async place(handle, title) {
      const found: Placed[] = []
      for (const { file, words } of shots(handle, title).filter(({ file: name }) => files.has(name))) {
        const known = placed.get(file)
        const id = known ?? (await document(payload, join(source, file), file, words))
        if (id !== undefined) found.push({ id, isNew: known === undefined })
      }
      return found
    },
  }
}

/** Every picture an article may have, with its alternative text. */
function shots(handle: string, title: string): { file: string; words: string }[] {
  return [
    { file: `${handle}.webp`, words: title },
    ...views.map((view) => ({ file: `${handle}-${view}.webp`, words: `${title}, ${attributes.views[view]}` })),
  ]
}

/** The document of a picture of the seeds that belongs to no article; made if there is none. */
export async function placePicture(
  payload: Payload,
  folder: string,
  { file, alt }: { file: string; alt: string },
): Promise<DocumentId> {
  const filename = `${file}.webp`
  const known = async () => (await findOne({ payload }, 'media', { filename: { equals: filename } }, ['id']))?.id
  // Two blocks of a page may place the same picture at once: the later one finds it taken.
  const id =
    (await known()) ?? (await document(payload, join(folder, 'pictures', filename), filename, alt)) ?? (await known())
  if (id === undefined) throw new Error(`The picture ${filename} cannot be seeded`)
  return id
}

/** A master that was rendered anew replaces the old one. */
async function bringAll(folder: string, files: string[]): Promise<void> {
  const originals = openOriginals()
  const sizes = new Map((await originals.list()).map(({ file, size }) => [file, size]))
  for (const file of files) {
    const { size } = await stat(join(folder, file))
    if (sizes.get(file) !== size) await originals.bring(join(folder, file), file)
  }
}

async function document(
  payload: Payload,
  path: string,
  filename: string,
  alt: string,
): Promise<DocumentId | undefined> {
  const { width, height } = await sharp(path).metadata()
  const { size: filesize } = await stat(path)
  const about = { alt, filename, mimeType: 'image/webp', filesize, width, height }
  return (await createUnlessTaken({ payload }, 'media', about))?.id
}
