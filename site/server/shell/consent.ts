import type { APIContext } from 'astro'
import { AskedCategory, listTags, type Tag } from '#contracts/consent.ts'
import { runsOn } from '#domain/consent/runs-on.ts'
import { asAnonymous, cachedFragment } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import type { ConsentData } from '../../shared/consent.ts'
import { pathTo } from '../../shared/routes.ts'
import { contentPath } from '../content/addresses.ts'
import { shownPath } from '../routing/shown-path.ts'

interface Tags {
  version: number
  tags: Tag[]
}

/** The tags in use, and the version of their list. */
export function tagsFor(request: Request): Promise<Tags> {
  return cachedFragment('tags', () => fetchTags(request))
}

async function fetchTags(request: Request): Promise<Tags> {
  const answer = await call(listTags, {}, asAnonymous(request))
  return answer.ok ? answer.value : { version: 0, tags: [] }
}

type Page = Pick<APIContext, 'request' | 'url' | 'locals'> & { response: ResponseInit }

/**
 * The tags that may run on this page. None on a personal page, which shows a prescription, an address or an order and
 * whose own address may open it; and none on an error page, which may stand in for one.
 */
export async function tagsOn(page: Page): Promise<Tag[]> {
  const { request, locals, response } = page
  if (locals.page?.visibility !== 'public' || response.status !== 200) return []
  const { tags } = await tagsFor(request)
  return tags.filter((tag) => runsOn(tag, shownPath(page)))
}

/** What the page carries for the script that asks for consent; undefined where there is nothing to ask. */
export async function consentData(page: Page): Promise<ConsentData | undefined> {
  const { version, tags } = await tagsFor(page.request)
  if (tags.length === 0) return undefined
  const here = await tagsOn(page)
  return {
    version,
    categories: AskedCategory.options.flatMap((id) => {
      const own = tags.filter(({ category }) => category === id)
      const stored = own.flatMap((tag) => tag.stored.map(({ name, kind }) => ({ name, kind })))
      return own.length > 0 ? [{ id, names: own.map(({ name }) => name), stored }] : []
    }),
    scripts: here.map(({ src, category }) => ({ src, category })),
    list: await contentPath(page, 'cookie_list'),
    checkout: pathTo(page, 'checkout'),
  }
}
