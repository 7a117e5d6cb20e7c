import type { APIContext } from 'astro'
import { AskedCategory, listTags, type Suggesting, type Tag } from '#contracts/consent.ts'
import { runsOn } from '#domain/consent/consent.ts'
import { VISITOR_KEY } from '#domain/own-storage.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { asAnonymous, cachedFragment } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import type { ConsentData } from '../../shared/consent.ts'
import { pathTo } from '../../shared/routes.ts'
import { contentPath } from '../content/addresses.ts'
import { shownPath } from '../routing/paths.ts'
import { useText } from '../texts/text.ts'

interface Tags {
  version: number
  tags: Tag[]
  suggesting: Suggesting | null
}

/** The tags in use, and the version of their list. */
export function tagsFor(request: Request): Promise<Tags> {
  return cachedFragment('tags', () => fetchTags(request))
}

async function fetchTags(request: Request): Promise<Tags> {
  const answer = await call(listTags, {}, asAnonymous(request))
  return answer.ok ? answer.value : { version: 0, tags: [], suggesting: null }
}

/** The categories that something in use belongs to. */
export async function askedCategories(request: Request): Promise<ReadonlySet<AskedCategory>> {
  const { tags, suggesting } = await tagsFor(request)
  return new Set([...tags.map(({ category }) => category), ...(suggesting ? (['C0003'] as const) : [])])
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
  const { version, tags, suggesting } = await tagsFor(page.request)
  if (tags.length === 0 && !suggesting) return undefined
  const here = await tagsOn(page)
  const ours = suggesting
    ? [{ category: 'C0003', name: useText(page, 'consent')('suggestions'), stored: [visitorId] } as const]
    : []
  return {
    version,
    categories: AskedCategory.options.flatMap((id) => {
      const own = [...tags, ...ours].filter(({ category }) => category === id)
      const stored = own.flatMap((one) => one.stored.map(({ name, kind }) => ({ name, kind })))
      return own.length > 0 ? [{ id, names: own.map(({ name }) => name), stored }] : []
    }),
    scripts: here.map(({ src, category }) => ({ src, category })),
    suggesting: suggesting && { ...suggesting, ...shopPlace },
    list: await contentPath(page, 'cookie_list'),
    checkout: pathTo(page, 'checkout'),
  }
}

const visitorId = { name: VISITOR_KEY, kind: 'localStorage' } as const
