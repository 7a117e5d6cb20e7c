import type { PayloadRequest, ValidationFieldError, Where } from 'payload'
import type { Block } from '#contracts/blocks.ts'
import { SHOP_LANGUAGE } from '#contracts/language.ts'
import { agreementSections } from '#domain/agreements/agreement-text.ts'
import { versionProblem, type VersionProblem } from '#domain/agreements/version-problem.ts'
import { recordVersion, versionsOf, type FindAgreementPage } from '#plugins/agreements/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { findOne, type DocumentId, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { allBlocks } from '../blocks/all-blocks.ts'
import { chosenPages } from '../repository.ts'
import { readBlocks, type StoredBlock } from './read-blocks.ts'

type StoredPage = Stored<'pages'>
type AgreementPage = Pick<StoredPage, 'title' | 'effectiveOn' | 'blocks' | 'language'>

const sentences: Record<VersionProblem, string> = {
  day_missing: 'Kirjoita päivä, josta alkaen ehdot ovat voimassa.',
  day_past: 'Päivä on mennyt. Uudet ehdot voivat tulla voimaan aikaisintaan tänään.',
  needs_new_day: 'Tämän päivän ehdot ovat jo voimassa, eikä niitä voi muuttaa. Anna uusille ehdoille uusi päivä.',
}

/** What keeps an agreement from being published: its text has changed under a day that has come, or it names no day. */
export async function unclearDay(
  context: WithPayload,
  id: DocumentId | undefined,
  page: Partial<StoredPage>,
): Promise<ValidationFieldError[]> {
  const message = page.kind === 'agreement' ? await unclearVersion(context, id, page, today()) : undefined
  return message ? [{ label: 'Päivä', message, path: 'effectiveOn' }] : []
}

/** Why an agreement with this text may not be published on a day (ISO), in a sentence for staff. */
export async function unclearVersion(
  context: WithPayload,
  page: DocumentId | undefined,
  { title = '', effectiveOn = null, ...written }: Partial<AgreementPage>,
  day: string,
): Promise<string | undefined> {
  const versions = page === undefined ? [] : await versionsOf(context, page)
  const problem = versionProblem(
    { effectiveOn, text: textOf(title, await wireBlocks(context, written)) },
    versions.map((one) => ({ effectiveOn: one.effectiveOn, text: textOf(one.title, one.blocks) })),
    day,
  )
  return problem && sentences[problem]
}

/** Records the version of a page that has been published, if it is an agreement. */
export async function recordVersionOf(req: PayloadRequest, page: StoredPage): Promise<void> {
  const { id, kind, title, effectiveOn } = page
  if (kind !== 'agreement' || !effectiveOn) return
  // Payload gives a hook whole documents in place of ids, so the page is read as it is stored.
  const stored = await findOne(req, 'pages', { id: { equals: id } }, ['blocks', 'language'])
  await recordVersion(req, id, { title, effectiveOn, blocks: await wireBlocks(req, stored ?? {}) })
}

/** The page that the editors have chosen for an agreement, or its translation. */
export const findAgreementPage: FindAgreementPage = async (context, wanted, language) => {
  const chosen = (await chosenPages(context)).find(({ key }) => key === wanted)
  if (chosen?.reference.relationTo !== 'pages') return null
  const { id } = chosen.reference
  const which: Where = language ? { original: { equals: id }, language: { equals: language } } : { id: { equals: id } }
  const page = await findOne(context, 'pages', which, ['path', '_status', 'deletedAt'])
  if (!page) return language ? null : { id, path: null }
  const isPublished = page._status === 'published' && !page.deletedAt
  return { id: page.id, path: isPublished ? page.path : null }
}

/** The blocks with the words of data, such as questions, in the language of their page. */
async function wireBlocks(
  context: WithPayload,
  { blocks, language = SHOP_LANGUAGE }: Partial<AgreementPage>,
): Promise<Block[]> {
  const stored = (blocks ?? []) as StoredBlock[]
  return (await readBlocks(context, { schemas: allBlocks, stored, language })).blocks
}

function textOf(title: string, blocks: Block[]): string {
  return JSON.stringify(agreementSections(title, blocks))
}
