import type { CollectionSlug } from 'payload'
import type { PageTeaser, Picture, QuestionAndAnswer, Video } from '#contracts/blocks.ts'
import { type Language, SHOP_LANGUAGE } from '#contracts/language.ts'
import { FORMS_TAG, QUESTIONS_TAG, STORES_TAG } from '#domain/cache-tags.ts'
import { CATEGORIES_TAG, GOODS_TAG, pictureTag } from '#domain/catalog/cache-tags.ts'
import { placePath } from '#domain/catalog/find-place.ts'
import { mediaOf, pictureName } from '#domain/catalog/media.ts'
import { pageTag, pathTag, VIDEOS_TAG } from '#domain/pages/cache-tags.ts'
import { pictureWidths, videosPath } from '#domain/server-paths.ts'
import { translated } from '#domain/translated.ts'
import { listCategories } from '#plugins/catalog/list-categories.ts'
import { escapeHtml } from '#plugins/kit/mail/html.ts'
import { type DocumentId, findAll, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { captionsFile } from './captions-file.ts'
import { formOf } from './form-of.ts'
import { publishedPages } from './published-pages.ts'
import { type Reference, referencesIn } from './references.ts'

/** The paragraphs of a plain text: an empty line begins a new one. */
export function paragraphsOf(text: string): string[] {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
  return paragraphs.filter(Boolean)
}

/** What a document is to a page that refers to it. */
interface Read {
  id: DocumentId
  /** The value of a relation; undefined where a page shows nothing of it. */
  value?: unknown
  /** Where a link to it leads; null where it has no page. */
  href?: string | null
  /** What makes a page stale that shows it. */
  tags: string[]
  /** What makes a page stale that only links to it; where it is missing, the same. */
  linkTags?: string[]
}

/** The documents that a page refers to. */
export interface ReadReferences {
  documentOf: (reference: Reference) => unknown
  hrefOf: (reference: Reference) => string | null
  /** The tags by which readers of these documents and addresses become stale. */
  usedTags: () => string[]
}

type Reader = (context: WithPayload, ids: DocumentId[], language: Language) => Promise<Read[]>

const readers: Partial<Record<CollectionSlug, Reader>> = {
  pages: readPages,
  categories: readCategories,
  media: async (context, ids, language) => {
    const pictures = await readPictures(context, ids, language)
    return [...pictures].map(([id, value]) => ({ id, value, tags: [pictureTag(id)] }))
  },
  stores: async (context, ids) => {
    const stores = await byIds(context, 'stores', ids)
    return stores.map(({ id, slug, isOpen }) => ({
      id,
      tags: [STORES_TAG],
      ...(isOpen !== false && { value: slug, href: `/löydä-myymälä/${slug}` }),
    }))
  },
  videos: readVideos,
  // What of an article is for sale, the page itself asks the catalog.
  articles: async (context, ids) => {
    const articles = await byIds(context, 'articles', ids)
    return articles.map(({ id, number }) => ({ id, value: number, tags: [GOODS_TAG] }))
  },
  brands: async (context, ids) => {
    const brands = await byIds(context, 'brands', ids)
    return brands.map(({ id, slug }) => ({ id, value: slug, tags: [CATEGORIES_TAG] }))
  },
  forms: readForms,
  questions: async (context, ids, language) => {
    const questions = await byIds(context, 'questions', ids)
    return questions.map((question) => ({
      id: question.id,
      tags: [QUESTIONS_TAG],
      value: questionOf(translated(question, language)),
    }))
  },
}

/** Reads all documents that a page in this language refers to, one query for each collection. */
export async function readReferences(
  context: WithPayload,
  references: Reference[],
  language: Language = SHOP_LANGUAGE,
): Promise<ReadReferences> {
  const ids = new Map<CollectionSlug, Set<DocumentId>>()
  for (const { relationTo, id } of references)
    if (isId(id)) ids.set(relationTo, (ids.get(relationTo) ?? new Set()).add(id))
  const found = new Map<string, Read>()
  for (const [slug, wanted] of ids)
    for (const read of (await readers[slug]?.(context, [...wanted], language)) ?? [])
      found.set(nameOf(slug, read.id), read)

  const used = new Set<string>()
  const use = (tags: string[] = []) => tags.forEach((tag) => used.add(tag))
  return {
    documentOf: ({ relationTo, id }) => {
      const read = found.get(nameOf(relationTo, id))
      use(read?.tags)
      return read?.value
    },
    hrefOf: ({ relationTo, id }) => {
      const read = found.get(nameOf(relationTo, id))
      use(read?.linkTags ?? read?.tags)
      return read?.href ?? null
    },
    usedTags: () => [...used],
  }
}

/** Values that were not saved may hold anything. */
function isId(id: unknown): id is DocumentId {
  return typeof id === 'number' || typeof id === 'string'
}

function nameOf(slug: CollectionSlug, id: DocumentId): string {
  return `${slug} ${id}`
}

function byIds<Slug extends CollectionSlug>(context: WithPayload, slug: Slug, ids: DocumentId[]) {
  return findAll(context, slug, { id: { in: ids } })
}

/** Pictures of the editors by their id, with their alternative texts in a language. */
export async function readPictures(
  context: WithPayload,
  ids: DocumentId[],
  language: Language,
): Promise<Map<DocumentId, Picture>> {
  const pictures = ids.length > 0 ? await byIds(context, 'media', ids) : []
  return new Map(pictures.map((picture) => [picture.id, pictureOf(translated(picture, language))]))
}

function pictureOf({ filename, alt, focalX, focalY, width, height }: Omit<Stored<'media'>, 'translations'>): Picture {
  return {
    ...mediaOf(pictureName(filename ?? ''), alt),
    focalX: focalX ?? 50,
    focalY: focalY ?? 50,
    width: width ?? pictureWidths.xl,
    height: height ?? pictureWidths.xl,
  }
}

async function readPages(context: WithPayload, ids: DocumentId[], language: Language): Promise<Read[]> {
  const published = await publishedPages(context, { ids }, { fields: ['id', 'path', 'title', 'seo', 'effectiveOn'] })
  const teasers = new Map((await teasersOf(context, published, language)).map(({ id, ...rest }) => [id, rest]))
  // A page that is not published has its tags too: what leads to it is stale when it is.
  return ids.map((id) => {
    const { teaser, tags = [] } = teasers.get(id) ?? {}
    return {
      id,
      tags: [pageTag(id), pathTag(id), ...tags],
      linkTags: [pathTag(id)],
      ...(teaser && { href: teaser.path, value: teaser }),
    }
  })
}

/** A page as a list of pages shows it, with the tag of its picture. */
interface FoundTeaser {
  id: DocumentId
  teaser: PageTeaser
  tags: string[]
}

/** Pages as a list of pages in a language shows them. */
export async function teasersOf(
  context: WithPayload,
  pages: Pick<Stored<'pages'>, 'id' | 'path' | 'title' | 'seo' | 'effectiveOn'>[],
  language: Language,
): Promise<FoundTeaser[]> {
  const pictures = await readPictures(
    context,
    pages.flatMap(({ seo }) => seo.picture ?? []),
    language,
  )
  return pages.map(({ id, path, title, seo, effectiveOn }) => ({
    id,
    teaser: {
      path,
      title,
      description: seo.description ?? '',
      publishedOn: effectiveOn,
      picture: (seo.picture ? pictures.get(seo.picture) : null) ?? null,
    },
    tags: seo.picture ? [pictureTag(seo.picture)] : [],
  }))
}

/** A question of the editors, its answer in paragraphs. */
export function questionOf({ question, answer }: Pick<Stored<'questions'>, 'question' | 'answer'>): QuestionAndAnswer {
  const paragraphs = paragraphsOf(answer).map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
  return { question, answer: paragraphs.join('') }
}

async function readVideos(context: WithPayload, ids: DocumentId[], language: Language): Promise<Read[]> {
  const videos = await byIds(context, 'videos', ids)
  const posters = await readPictures(
    context,
    videos.flatMap(({ poster }) => poster ?? []),
    language,
  )
  return videos.flatMap(({ id, filename, mimeType, description, captions, poster }) => {
    if (!filename || !mimeType) return []
    const address = (file: string) => `${videosPath}/${encodeURIComponent(file)}`
    const value: Video = {
      src: address(filename),
      mimeType,
      description,
      captions: captions ? address(captionsFile(filename)) : null,
      poster: (poster ? posters.get(poster) : null) ?? null,
    }
    return [{ id, value, tags: [VIDEOS_TAG, ...(poster ? [pictureTag(poster)] : [])] }]
  })
}

/** Forms, whose consent may link to pages. */
async function readForms(context: WithPayload, ids: DocumentId[]): Promise<Read[]> {
  const forms = await byIds(context, 'forms', ids)
  const consents = forms.flatMap((form) => referencesIn([{ name: 'consent', type: 'richText' }], { ...form }))
  const { hrefOf, usedTags } = await readReferences(context, consents)
  const read = forms.map((form) => ({ id: form.id, value: formOf(form, hrefOf) }))
  return read.map((form) => ({ ...form, tags: [FORMS_TAG, ...usedTags()] }))
}

async function readCategories(context: WithPayload, ids: DocumentId[]): Promise<Read[]> {
  const [documents, categories] = await Promise.all([byIds(context, 'categories', ids), listCategories(context)])
  const paths = new Map<string, string>()
  for (const category of categories) {
    for (const group of category.groups) paths.set(group.code, placePath(category, group))
    paths.set(category.id, placePath(category))
  }
  return documents.map(({ id, code }) => ({ id, href: paths.get(code ?? '') ?? null, tags: [CATEGORIES_TAG] }))
}
