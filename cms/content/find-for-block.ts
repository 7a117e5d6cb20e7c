import type { Language } from '#contracts/language.ts'
import { PRESS_TAG } from '#domain/pages/cache-tags.ts'
import { QUESTIONS_TAG } from '#domain/cache-tags.ts'
import { translated } from '#domain/translated.ts'
import { findAll, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { publishedPages } from './published-pages.ts'
import { questionOf, teasersOf } from './read-references.ts'

/** A block as it has been read from its fields. */
type ReadBlock = { type: string } & Record<string, unknown>

/** What a block shows beside its fields, and the tags that make it stale. */
interface FoundForBlock {
  values: Record<string, unknown>
  tags: string[]
}

/** Documents that a block shows without naming them, such as the newest press releases. */
export async function findForBlock(
  context: WithPayload,
  block: ReadBlock,
  language: Language,
): Promise<FoundForBlock | undefined> {
  if (block.type === 'press-list') return newestReleases(context, Number(block.count), language)
  const isOfAllQuestions = block.type === 'questions' && Array.isArray(block.questions) && block.questions.length === 0
  return isOfAllQuestions ? allQuestions(context, language) : undefined
}

async function newestReleases(context: WithPayload, limit: number, language: Language): Promise<FoundForBlock> {
  const pages = await publishedPages(context, { kind: 'press_release', language }, { limit, sort: '-effectiveOn' })
  const releases = await teasersOf(context, pages, language)
  return {
    values: { releases: releases.map(({ teaser }) => teaser) },
    tags: [PRESS_TAG, ...releases.flatMap(({ tags }) => tags)],
  }
}

async function allQuestions(context: WithPayload, language: Language): Promise<FoundForBlock> {
  const questions = await findAll(context, 'questions', {}, { sort: 'place' })
  return {
    values: { questions: questions.map((question) => questionOf(translated(question, language))) },
    tags: [QUESTIONS_TAG],
  }
}
