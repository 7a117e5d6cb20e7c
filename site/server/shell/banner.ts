import type { APIContext } from 'astro'
import { getBanner, type Banner } from '#contracts/shell.ts'
import { asAnonymous, cachedFragment } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { shownPath } from '../routing/shown-path.ts'

/** The banner of this page; null where there is none or the call failed. */
export async function bannerOn(page: Pick<APIContext, 'request' | 'url' | 'locals'>): Promise<Banner | null> {
  const banner = await cachedFragment('banner', () => fetchBanner(page.request))
  return banner && (banner.paths === null || banner.paths.includes(shownPath(page))) ? banner : null
}

async function fetchBanner(request: Request): Promise<Banner | null> {
  const answer = await call(getBanner, {}, asAnonymous(request))
  return answer.ok ? answer.value.banner : null
}
