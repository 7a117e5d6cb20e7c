import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { today } from '#plugins/kit/clock.ts'
import { shownAt } from '#plugins/kit/requests/shown-at.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import type { PageContent } from './page-content.ts'
import { contentsOf, openReleases, releasedBy, type Release } from './repository.ts'

declare module 'payload' {
  interface RequestContext {
    /** A release that is being checked: it counts as planned, in place of how it is stored. */
    checkedRelease?: Release
  }
}

/** What releases show in place of what is published. */
export interface Shown {
  /** Contents of pages by id; null for a page that is off the site. */
  pages: Map<string, PageContent | null>
  menus: Release['menus'] | null
  redirects: NonNullable<Release['redirects']>
  /** The words of a campaign above the pages; null where none has any. */
  banner: Pick<Release, 'bannerText' | 'bannerLinks'> | null
}

/**
 * What releases show at the instant as of which the shop is read. Pages and prices of a live release are published and dated
 * already, so now it is its menus and redirects alone.
 */
export async function shownByReleases(context: WithPayload): Promise<Shown> {
  const at = shownAt(context)
  const open = await openReleases.read(context)
  if (at === undefined) return everythingOf(open.filter(({ state }) => state === 'live'))
  const { checkedRelease: checked } = (context as { context?: { checkedRelease?: Release } }).context ?? {}
  const releases = checked ? [...open.filter(({ id }) => id !== checked.id), checked] : open
  return showingAt(releases, Date.parse(at))
}

/** The ISO day in Helsinki as of which the shop is read. */
export function shownDay(context: WithPayload): string {
  const at = shownAt(context)
  return at === undefined ? today() : helsinkiDay(at)
}

function everythingOf(live: Release[]): Shown {
  return {
    pages: new Map(),
    menus: live.find(({ changesMenus }) => changesMenus)?.menus ?? null,
    redirects: live.flatMap(({ redirects }) => redirects ?? []),
    banner: live.find(({ bannerText }) => Boolean(bannerText)) ?? null,
  }
}

/** Releases change the same one after the other, never at once. */
function showingAt(releases: Release[], at: number): Shown {
  const byStart = releases.toSorted((a, b) => Date.parse(a.goesLiveAt) - Date.parse(b.goesLiveAt))
  const begun = byStart.filter(({ state, goesLiveAt }) => state !== 'planned' || Date.parse(goesLiveAt) <= at)
  const pages: Shown['pages'] = new Map()
  for (const release of begun)
    for (const [page, content] of isBack(release, at) ? before(release) : during(release)) pages.set(page, content)
  const standing = begun.filter((release) => !isBack(release, at))
  const { menus, redirects, banner } = everythingOf(standing)
  return { pages, redirects, banner, menus: standing.findLast(({ changesMenus }) => changesMenus)?.menus ?? menus }
}

function isBack({ state, comesBackAt }: Release, at: number): boolean {
  return state === 'coming_back' || (comesBackAt !== null && Date.parse(comesBackAt) <= at)
}

function during(release: Release): [string, PageContent | null][] {
  const contents = new Map(contentsOf(release).map(({ page, content }) => [String(page), content]))
  return (release.pages ?? []).map(({ page, action }) => {
    const content = action === 'publish' ? contents.get(String(page)) : undefined
    return [String(page), content ?? null]
  })
}

/** What a live release will restore; one that is only planned leaves nothing to restore. */
function before(release: Release): [string, PageContent | null][] {
  return releasedBy(release).map(({ page, before: content }) => [String(page), content])
}
