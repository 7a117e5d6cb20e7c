import { randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import type { Language } from '#contracts/language.ts'
import { translated } from '#domain/translated.ts'
import { nextNumber } from '#plugins/kit/storage/counters.ts'
import {
  changeById,
  createUnlessTaken,
  type DocumentId,
  type NewDocument,
  type Stored,
} from '#plugins/kit/storage/documents.ts'
import { FIRST_ARTICLE, titleOf } from '../collections/articles.ts'
import type { Album, Alts } from './seed-pictures.ts'
import { seedPrices } from './seed-prices.ts'
import { seedSkus } from './seed-skus.ts'
import type { Seeded } from './seeded.ts'
import type { Row } from './row.ts'

interface Ground {
  /** The brand's document. */
  id: DocumentId
  seeded: Seeded
  album: Album
}

/** Seeds one article with its related documents, and gives how many documents were created. */
export async function seedRow(payload: Payload, row: Row, { id: brand, seeded, album }: Ground): Promise<number> {
  const title = titleOf(row.article)
  const known = seeded.articles.get(row.article.handle)
  const pictures = await album.place(row.article.handle, titlesOf(row))
  const ids = pictures.map(({ id }) => id)
  const article = known ?? (await seedArticle(payload, { ...row.article, title, brand, pictures: ids }))
  if (!article) return 0
  const fresh = pictures.filter(({ isNew }) => isNew).map(({ id }) => id)
  if (known && fresh.length > 0) await hang(payload, known, fresh)
  if (known && !known.finish && row.article.finish) await model(payload, known, row)
  const skus = await seedSkus(payload, row, article, seeded)
  const prices = await seedPrices(payload, row, article, seeded)
  return (known ? 0 : 1) + fresh.length + skus + prices
}

/** The title in each language, for what is in its pictures. */
function titlesOf({ article: { translations, ...own } }: Row): Alts {
  const titleIn = (language: Language) => titleOf(translated({ ...own, translations }, language))
  return { fi: titleIn('fi'), sv: titleIn('sv'), en: titleIn('en') }
}

async function seedArticle(payload: Payload, data: NewDocument<'articles'>): Promise<Stored<'articles'> | null> {
  const number = await nextNumber({ payload }, 'article', FIRST_ARTICLE)
  const lists = { flags: withIds(data.flags), tints: withIds(data.tints) }
  return createUnlessTaken({ payload }, 'articles', { ...data, ...lists, number, isPublished: true })
}

/** Rows of a list get their ids from Payload's forms, which seeding bypasses. */
function withIds<Row extends object>(rows: Row[] | null | undefined): (Row & { id: string })[] {
  return (rows ?? []).map((row) => ({ ...row, id: randomBytes(12).toString('hex') }))
}

/** Pictures that were made after their article was seeded. */
async function hang(payload: Payload, { id, pictures }: Stored<'articles'>, fresh: DocumentId[]): Promise<void> {
  await changeById({ payload }, 'articles', id, { pictures: [...(pictures ?? []), ...fresh] })
}

/** The finish of what was seeded before frames were shown in 3D. An editor who wants none switches the model off instead. */
async function model(payload: Payload, { id }: Stored<'articles'>, { article }: Row): Promise<void> {
  await changeById({ payload }, 'articles', id, { finish: article.finish ?? null })
}
