import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import type { SeedPicture } from '#contracts/seed-pages.ts'
import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import en from '#locales/en/attributes.json' with { type: 'json' }
import fi from '#locales/fi/attributes.json' with { type: 'json' }
import sv from '#locales/sv/attributes.json' with { type: 'json' }
import { translated } from '#domain/translated.ts'
import { changeById, createUnlessTaken, findAll, findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { openOriginals } from '#plugins/kit/originals/open-originals.ts'

const views = Object.keys(fi.views) as (keyof typeof fi.views)[]

/** Alternative texts of a picture, or the titles of an article of which they are made. */
export type Alts = Record<Language, string>

/** A picture among the editors' pictures. */
export interface Placed {
  id: DocumentId
  isNew: boolean
}

/** Pictures of the seeds by the handle of their article, in the order they are shown. */
export interface Album {
  /** Puts the pictures of an article among the editors' pictures, and gives their documents. */
  place: (handle: string, titles: Alts) => Promise<Placed[]>
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
    async place(handle, titles) {
      const found: Placed[] = []
      for (const { file, alts } of shots(handle, titles).filter(({ file: name }) => files.has(name))) {
        const known = placed.get(file)
        const id = known ?? (await document(payload, join(source, file), file, alts))
        if (id !== undefined) found.push({ id, isNew: known === undefined })
      }
      return found
    },
  }
}

/** Every picture an article may have, with its alternative texts. */
function shots(handle: string, titles: Alts): { file: string; alts: Alts }[] {
  const altsOf = (view: keyof typeof fi.views) => ({
    fi: `${titles.fi}, ${fi.views[view]}`,
    sv: `${titles.sv}, ${sv.views[view]}`,
    en: `${titles.en}, ${en.views[view]}`,
  })
  return [
    { file: `${handle}.webp`, alts: titles },
    ...views.map((view) => ({ file: `${handle}-${view}.webp`, alts: altsOf(view) })),
  ]
}

/**
 * The document of a picture of the seeds that belongs to no article; made if there is none. A page in another language
 * adds its alternative text, unless one has been written.
 */
export async function placePicture(
  payload: Payload,
  folder: string,
  { file, alt, translations: written }: SeedPicture,
  language: Language = SHOP_LANGUAGE,
): Promise<DocumentId> {
  const filename = `${file}.webp`
  const find = () => findOne({ payload }, 'media', { filename: { equals: filename } }, ['id', 'alt', 'translations'])
  const alts = { fi: alt, sv: written?.sv.alt, en: written?.en.alt, [language]: alt }
  const known = await find()
  if (known) {
    const isUnsaid = language !== SHOP_LANGUAGE && translated(known, language).alt === known.alt
    const translations = { ...known.translations, [language]: { alt } }
    if (isUnsaid) await changeById({ payload }, 'media', known.id, { translations })
    return known.id
  }
  // Two blocks of a page may place the same picture at once: the later one finds it taken.
  const id = (await document(payload, join(folder, 'pictures', filename), filename, alts)) ?? (await find())?.id
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
  alts: Pick<Alts, 'fi'> & { [Other in Language]?: string | undefined },
): Promise<DocumentId | undefined> {
  const { width, height } = await sharp(path).metadata()
  const { size: filesize } = await stat(path)
  const translations = { sv: { alt: alts.sv ?? null }, en: { alt: alts.en ?? null } }
  const about = { alt: alts.fi, translations, filename, mimeType: 'image/webp', filesize, width, height }
  return (await createUnlessTaken({ payload }, 'media', about))?.id
}
