import { ADDRESSES_TAG } from '#domain/pages/cache-tags.ts'
import { redirectsAfterPublishing, type Redirect, type RedirectProblem } from '#domain/pages/redirects.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import {
  changeById,
  createUnlessTaken,
  deleteWhere,
  findAll,
  findOne,
  type DocumentId,
  type WithPayload,
} from '#plugins/kit/storage/documents.ts'
import type { LINKABLE } from '../fields/rich-text.ts'
import { shownByReleases } from '../schedule/shown.ts'
import { readReferences } from './read-references.ts'
import { referenceOf } from './references.ts'

/** What is wrong with a redirect, for staff. */
export const redirectSentences: Record<RedirectProblem, string> = {
  malformed: 'Kirjoita vanha osoite ilman kaupan nimeä, esimerkiksi /vanha-sivu. Enintään 200 merkkiä.',
  reserved: 'Kauppa käyttää tätä osoitetta itse. Sitä ei voi ohjata muualle.',
  same: 'Osoite ohjaisi itseensä. Valitse toinen kohde.',
  loop: 'Ohjaukset kiertäisivät kehää. Valitse kohde, joka ei ohjaa takaisin tähän.',
}

/** Where a redirect leads, as its document has it. */
export interface StoredTarget {
  reference?: { relationTo: (typeof LINKABLE)[number]; value: DocumentId } | null
  address?: string | null
}

/** Every redirect with where its target is now, those of live releases last, and the tags of what moves the targets. */
export async function readRedirects(context: WithPayload): Promise<{ redirects: Redirect[]; tags: string[] }> {
  const [lasting, { redirects: ofReleases }] = await Promise.all([
    findAll(context, 'redirects'),
    shownByReleases(context),
  ])
  const stored = [
    ...lasting.map((one) => ({ ...one, isTemporary: false })),
    ...ofReleases.map((one) => ({ ...one, isTemporary: true })),
  ]
  const { hrefOf, usedTags } = await readReferences(
    context,
    stored.flatMap((one) => referenceOf(one) ?? []),
  )
  const redirects = stored.map((one) => ({ from: one.from, to: hrefIn(one, hrefOf), isTemporary: one.isTemporary }))
  return { redirects, tags: usedTags() }
}

/** Where these targets are now; null for one that leads nowhere. */
export async function targetsOf(context: WithPayload, targets: StoredTarget[]): Promise<(string | null)[]> {
  const { hrefOf } = await readReferences(
    context,
    targets.flatMap((one) => referenceOf(one) ?? []),
  )
  return targets.map((target) => hrefIn(target, hrefOf))
}

function hrefIn(
  target: StoredTarget,
  hrefOf: (reference: NonNullable<ReturnType<typeof referenceOf>>) => string | null,
): string | null {
  const reference = referenceOf(target)
  return reference ? hrefOf(reference) : (target.address ?? null)
}

/** Leads the former path of a published page to it, and frees its present one. */
export async function redirectFormerPath(
  context: WithPayload,
  { id, path }: { id: DocumentId; path: string },
  formerPath: string | null,
): Promise<void> {
  const { removed, added } = redirectsAfterPublishing(path, formerPath)
  const shadowing = await findOne(context, 'redirects', { from: { equals: removed } }, ['id'])
  if (shadowing) await deleteWhere(context, 'redirects', { from: { equals: removed } })
  if (added) await writeRedirect(context, added, { reference: { relationTo: 'pages', value: id }, address: null })
  if (shadowing || added) await invalidate(context, [ADDRESSES_TAG])
}

/** Makes a path lead to a target, in place of where it leads now. */
export async function writeRedirect(context: WithPayload, from: string, target: StoredTarget): Promise<void> {
  if (await createUnlessTaken(context, 'redirects', { from, ...target })) return
  const taken = await findOne(context, 'redirects', { from: { equals: from } }, ['id'])
  if (taken) await changeById(context, 'redirects', taken.id, target)
}
