import type { GlobalConfig } from 'payload'
import type { Language } from '#contracts/language.ts'
import { Banner } from '#contracts/shell.ts'
import { bannerState } from '#domain/pages/banner-state.ts'
import { translatedThroughout } from '#domain/translated.ts'
import { now } from '#plugins/kit/clock.ts'
import { findGlobal, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { shownByReleases } from '../schedule/shown.ts'
import { readFields } from './read-fields.ts'
import { readReferences } from './read-references.ts'
import { referencesIn, type Reference } from './references.ts'

/**
 * The banner that is shown now, in a language, or null, until when (ms) that holds, and the tags of the pages that it names. What is out of order goes before what a
 * campaign has to say.
 */
export async function findBanner(
  context: WithPayload,
  { fields }: GlobalConfig,
  language: Language,
): Promise<{ banner: Banner | null; validUntil: number; tags: string[] }> {
  const written = await findGlobal(context, 'banner')
  const { isOn, from = null, until = null } = written
  const { isShown, validUntil } = bannerState({ isOn: isOn === true, from, until }, now().getTime())
  const shown = isShown && written.text ? written : await ofCampaign(context)
  if (!shown) return { banner: null, validUntil, tags: [] }
  const stored = translatedThroughout({ ...shown }, language)
  const { level, text, place, pages } = stored
  const found = await readReferences(context, referencesIn(fields, stored))
  const chosen = (pages ?? []).map(({ relationTo, value }): Reference => ({ relationTo, id: value }))
  const { links } = readFields(fields, stored, found) as { links: Banner['link'][] }
  const banner = Banner.parse({
    level,
    text,
    link: links[0] ?? null,
    paths: place === 'chosen' ? chosen.flatMap((one) => found.hrefOf(one) ?? []) : null,
  })
  return { banner, validUntil, tags: found.usedTags() }
}

/** The banner of a campaign that is live, in the shape of the one that editors write. */
async function ofCampaign(context: WithPayload): Promise<Written | null> {
  const { banner } = await shownByReleases(context)
  if (!banner?.bannerText) return null
  return { level: 'notice', text: banner.bannerText, links: banner.bannerLinks ?? [], place: 'everywhere', pages: [] }
}
type Written = Pick<BannerDocument, 'level' | 'text' | 'links' | 'place' | 'pages'>
type BannerDocument = Awaited<ReturnType<typeof findGlobal<'banner'>>>
