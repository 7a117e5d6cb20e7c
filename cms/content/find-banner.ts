import type { GlobalConfig } from 'payload'
import { Banner } from '#contracts/shell.ts'
import { bannerState } from '#domain/pages/banner-state.ts'
import { now } from '#plugins/kit/clock.ts'
import { findGlobal, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { readFields } from './read-fields.ts'
import { readReferences } from './read-references.ts'
import { referencesIn, type Reference } from './references.ts'

/** The banner that is shown now or null, until when (ms) that holds, and the tags of the pages that it names. */
export async function findBanner(
  context: WithPayload,
  { fields }: GlobalConfig,
): Promise<{ banner: Banner | null; validUntil: number; tags: string[] }> {
  const stored = await findGlobal(context, 'banner')
  const { isOn, from = null, until = null, level, text, place, pages } = stored
  const { isShown, validUntil } = bannerState({ isOn: isOn === true, from, until }, now().getTime())
  if (!isShown || !text) return { banner: null, validUntil, tags: [] }
  const found = await readReferences(context, referencesIn(fields, { ...stored }))
  const chosen = (pages ?? []).map(({ relationTo, value }): Reference => ({ relationTo, id: value }))
  const { links } = readFields(fields, { ...stored }, found) as { links: Banner['link'][] }
  const banner = Banner.parse({
    level,
    text,
    link: links[0] ?? null,
    paths: place === 'chosen' ? chosen.flatMap((one) => found.hrefOf(one) ?? []) : null,
  })
  return { banner, validUntil, tags: found.usedTags() }
}
