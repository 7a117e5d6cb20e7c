import type { CollectionSlug } from 'payload'
import type { PageTeaser, Picture, QuestionAndAnswer, Video } from '#contracts/blocks.ts'
import { GOODS_TAG } from '#domain/catalog/cache-tags.ts'
import { placePath } from '#domain/catalog/find-place.ts'
import { mediaOf } from '#domain/catalog/media-sizes.ts'
import { pageTag, VIDEOS_TAG } from '#domain/pages/cache-tags.ts'
import { pictureWidths } from '#domain/picture-widths.ts'
import { FORMS_TAG } from '#domain/forms/cache-tag.ts'
import { QUESTIONS_TAG } from '#domain/questions-tag.ts'
import { STORES_TAG } from '#domain/stores/cache-tags.ts'
import { videosPath } from '#domain/videos-path.ts'
import { escapeHtml } from '#plugins/kit/mail/html.ts'
import { findAll, type DocumentId, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { listCategories, pictureName } from '#plugins/catalog/repository.ts'
import { captionsFile } from './captions-file.ts'
import { paragraphsOf } from './paragraphs.ts'
import { formOf } from '../forms/repository.ts'
import { publishedPages } from './published-pages.ts'
import { referencesIn, type Reference } from './references.ts'

/** What a document is to a page that refers to it. */
interface Read {
  id: DocumentId
  /** The value of a relation; undefined where a page shows nothing of it. */
  value?: unknown
  /** Where a link to it leads; null where it has no page. */
  href?: string | null
  /** What makes the page stale. */
  tag: string
  /** The same of what the document itself refers to. */
  innerTags?: string[]
}

/** The documents that a page refers to. */
export interface ReadReferences {
  documentOf: (reference: Reference) => unknown
  hrefOf: (reference: Reference) => string | null
  tags: string[]
}

type Reader = (context: WithPayload, ids: DocumentId[]) => Promise<Read[]>

const readers: Partial<Record<CollectionSlug, Reader>> = {
  pages: readPages,
  categories: readCategories,
  media: async (context, ids) => {
    const pictures = await readPictures(context, ids)
    return [...pictures].map(([id, value]) => ({ id, value, tag: GOODS_TAG }))
  },
  stores: async (context, ids) => {
    const stores = await byIds(context, 'stores', ids)
    const shown = stores.filter(({ isOpen }) => isOpen !== false)
    return shown.map(({ id, slug }) => ({ id, value: slug, href: `/löydä-myymälä/${slug}`, tag: STORES_TAG }))
  },
  videos: readVideos,
  // What of an article is for sale, the page itself asks the catalog.
  articles: async (context, ids) => {
    const articles = await byIds(context, 'articles', ids)
    return articles.map(({ id, number }) => ({ id, value: number, tag: GOODS_TAG }))
  },
  brands: async (context, ids) => {
    const brands = await byIds(context, 'brands', ids)
    return brands.map(({ id, slug }) => ({ id, value: slug, tag: GOODS_TAG }))
  },
  forms: readForms,
  questions: async (context, ids) => {
    const questions = await byIds(context, 'questions', ids)
    return questions.map((question) => ({ id: question.id, value: questionOf(question), tag: QUESTIONS_TAG }))
  },
}

/** Reads all documents that a page refers to, one query for each collection. */
export async function readReferences(context: WithPayload, references: Reference[]): Promise<ReadReferences> {
  const ids = new Map<CollectionSlug, Set<DocumentId>>()
  for (const { relationTo, id } of references)
    if (isId(id)) ids.set(relationTo, (ids.get(relationTo) ?? new Set()).add(id))
  const found = new Map<string, Read>()
  for (const [slug, wanted] of ids)
    for (const read of (await readers[slug]?.(context, [...wanted])) ?? []) found.set(nameOf(slug, read.id), read)

  return {
    documentOf: ({ relationTo, id }) => found.get(nameOf(relationTo, id))?.value,
    hrefOf: ({ relationTo, id }) => found.get(nameOf(relationTo, id))?.href ?? null,
    tags: [...new Set([...found.values()].flatMap(({ tag, innerTags = [] }) => [tag, ...innerTags]))],
  }
}

/** Values that nobody has saved may hold anything. */
function isId(id: unknown): id is DocumentId {
  return typeof id === 'number' || typeof id === 'string'
}

function nameOf(slug: CollectionSlug, id: DocumentId): string {
  return `${slug} ${id}`
}

function byIds<Slug extends CollectionSlug>(context: WithPayload, slug: Slug, ids: DocumentId[]) {
  return findAll(context, slug, { id: { in: ids } })
}

/** Pictures of the editors by their id. */
export async function readPictures(context: WithPayload, ids: DocumentId[]): Promise<Map<DocumentId, Picture>> {
  const pictures = ids.length > 0 ? await byIds(context, 'media', ids) : []
  return new Map(pictures.map((picture) => [picture.id, pictureOf(picture)]))
}

function pictureOf({ filename, alt, focalX, focalY, width, height }: Stored<'media'>): Picture {
  return {
    ...mediaOf(pictureName(filename ?? ''), alt),
    ...{ focalX: focalX ?? 50, focalY: focalY ?? 50 },
    ...{ width: width ?? pictureWidths.xl, height: height ?? pictureWidths.xl },
  }
}

async function readPages(context: WithPayload, ids: DocumentId[]): Promise<Read[]> {
  const pages = await publishedPages(context, { ids })
  const teasers = await teasersOf(context, pages)
  return pages.map(({ id, path }, index) => ({ id, href: path, value: teasers[index], tag: pageTag(id) }))
}

/** Pages as a list of pages shows them. */
export async function teasersOf(context: WithPayload, pages: Stored<'pages'>[]): Promise<PageTeaser[]> {
  const pictures = await readPictures(
    context,
    pages.flatMap(({ seo }) => seo.picture ?? []),
  )
  return pages.map(({ path, title, seo, effectiveOn }) => ({
    ...{ path, title, description: seo.description ?? '', publishedOn: effectiveOn },
    picture: (seo.picture ? pictures.get(seo.picture) : null) ?? null,
  }))
}

/** A question of the editors, its answer in paragraphs. */
export function questionOf({ question, answer }: Stored<'questions'>): QuestionAndAnswer {
  const paragraphs = paragraphsOf(answer).map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
  return { question, answer: paragraphs.join('') }
}

async function readVideos(context: WithPayload, ids: DocumentId[]): Promise<Read[]> {
  const videos = await byIds(context, 'videos', ids)
  const posters = await readPictures(
    context,
    videos.flatMap(({ poster }) => poster ?? []),
  )
  return videos.flatMap(({ id, filename, mimeType, description, captions, poster }) => {
    if (!filename || !mimeType) return []
    const address = (file: string) => `${videosPath}/${encodeURIComponent(file)}`
    const value: Video = {
      ...{ src: address(filename), mimeType, description },
      captions: captions ? address(captionsFile(filename)) : null,
      poster: (poster ? posters.get(poster) : null) ?? null,
    }
    return [{ id, value, tag: VIDEOS_TAG }]
  })
}

/** Forms, whose consent may link to pages. */
async function readForms(context: WithPayload, ids: DocumentId[]): Promise<Read[]> {
  const forms = await byIds(context, 'forms', ids)
  const consents = forms.flatMap((form) => referencesIn([{ name: 'consent', type: 'richText' }], { ...form }))
  const { hrefOf, tags } = await readReferences(context, consents)
  return forms.map((form) => ({ id: form.id, value: formOf(form, hrefOf), tag: FORMS_TAG, innerTags: tags }))
}

async function readCategories(context: WithPayload, ids: DocumentId[]): Promise<Read[]> {
  const [documents, categories] = await Promise.all([byIds(context, 'categories', ids), listCategories(context)])
  const paths = new Map<string, string>()
  for (const category of categories) {
    for (const group of category.groups) paths.set(group.code, placePath(category, group))
    paths.set(category.id, placePath(category))
  }
  return documents.map(({ id, code }) => ({ id, href: paths.get(code ?? '') ?? null, tag: GOODS_TAG }))
}
