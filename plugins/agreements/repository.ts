import type { Block } from '#contracts/blocks.ts'
import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import { versionInForce } from '#domain/agreements/version-problem.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { changeIf, createUnlessTaken, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import type { DocumentId, Stored, WithPayload } from '#plugins/kit/storage/documents.ts'
import { agreementPage, type AgreementKey } from './agreement-pages.ts'

/** A published version of an agreement. */
export type AgreementVersion = Pick<Stored<'agreement-versions'>, 'title' | 'effectiveOn' | 'blocks'>

/** Every version of the agreement on a page, newest first. */
export async function versionsOf(context: WithPayload, page: DocumentId): Promise<AgreementVersion[]> {
  return findAll(context, 'agreement-versions', { page: { equals: String(page) } }, { sort: '-effectiveOn' })
}

/** The version of an agreement that is in force today; null where none is published. */
export async function agreementInForce(context: WithPayload, key: AgreementKey): Promise<AgreementVersion | null> {
  const page = await agreementPage(context, key)
  return page && (versionInForce(await versionsOf(context, page.id), today()) ?? null)
}

/**
 * The version of an agreement that came into force on a day, with the path at which it is read: in a language where it was
 * published in that for the same day, which is what the buyer read, otherwise in Finnish.
 */
export async function agreementOn(
  context: WithPayload,
  key: AgreementKey,
  day: string,
  language: Language,
): Promise<{ version: AgreementVersion; path: string | null } | null> {
  const page = await agreementPage(context, key, language === SHOP_LANGUAGE ? undefined : language)
  const version = page && (await findOne(context, 'agreement-versions', { key: { equals: keyOf(page.id, day) } }))
  if (page && version) return { version, path: page.path }
  return language === SHOP_LANGUAGE ? null : agreementOn(context, key, day, SHOP_LANGUAGE)
}

/** Writes a version that has been published. One that is in force already stays as it is. */
export async function recordVersion(
  context: WithPayload,
  page: DocumentId,
  { title, effectiveOn, blocks }: { title: string; effectiveOn: string; blocks: Block[] },
): Promise<void> {
  const key = keyOf(page, effectiveOn)
  const published = { title, blocks, publishedAt: nowIso() }
  if (await createUnlessTaken(context, 'agreement-versions', { key, page: String(page), effectiveOn, ...published }))
    return
  if (effectiveOn > today()) await changeIf(context, 'agreement-versions', { key: { equals: key } }, published)
}

function keyOf(page: DocumentId, day: string): string {
  return `${page} ${day}`
}
