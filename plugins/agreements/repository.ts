import type { Block } from '#contracts/blocks.ts'
import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import { versionInForce } from '#domain/agreements/version-problem.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { hook } from '#plugins/kit/hook.ts'
import { changeIf, createUnlessTaken, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import type { DocumentId, Stored, WithPayload } from '#plugins/kit/storage/documents.ts'

/** An agreement that a rule knows by name. */
export type AgreementKey =
  'terms' | 'account_terms' | 'friends_terms' | typeof LENS_AGREEMENT | typeof GLASSES_AGREEMENT | typeof COMPANY_TERMS

/** The agreement on lens subscriptions: what comes, what is charged for it, and how it ends. */
export const LENS_AGREEMENT = 'lens_agreement'
/** The agreement on glasses by the month. */
export const GLASSES_AGREEMENT = 'glasses_agreement'
/** The terms of what companies pay for their people. */
export const COMPANY_TERMS = 'company_terms'

/** A page of an agreement: its id, and its path while it is published. */
export interface AgreementPage {
  id: DocumentId
  path: string | null
}

/**
 * Finds the page that the editors have chosen for an agreement, and its translation where a language is asked for; null where they have none.
 */
export type FindAgreementPage = (
  context: WithPayload,
  key: AgreementKey,
  language?: Language,
) => Promise<AgreementPage | null>

/** Finds the pages of agreements. */
export const agreementPages = hook<FindAgreementPage>('agreement pages')

/** A published version of an agreement. */
export type AgreementVersion = Pick<Stored<'agreement-versions'>, 'title' | 'effectiveOn' | 'blocks'>

/** Every version of the agreement on a page, newest first. */
export async function versionsOf(context: WithPayload, page: DocumentId): Promise<AgreementVersion[]> {
  return findAll(context, 'agreement-versions', { page: { equals: String(page) } }, { sort: '-effectiveOn' })
}

/** The version of an agreement that is in force today; null where none is published. */
export async function agreementInForce(context: WithPayload, key: AgreementKey): Promise<AgreementVersion | null> {
  const page = await agreementPages.only(context)?.(context, key)
  return (page && versionInForce(await versionsOf(context, page.id), today())) ?? null
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
  const asked = language === SHOP_LANGUAGE ? undefined : language
  const page = await agreementPages.only(context)?.(context, key, asked)
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
