import type { Page } from '#contracts/pages.ts'
import { xmlText } from '#domain/xml.ts'
import { absoluteUrl, xmlElement } from './texts.ts'

/** Most releases in the feed: readers keep what they have seen. */
const MOST = 50

/** These press releases as items of a feed (RSS 2.0), newest first. */
export function pressItems(releases: Page[]): string[] {
  const newestFirst = releases.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
  return newestFirst.slice(0, MOST).map(pressItem)
}

function pressItem(page: Page): string {
  const address = absoluteUrl(page.path)
  return [
    xmlElement('title', page.title),
    xmlElement('link', address),
    xmlElement('description', page.seo.description),
    xmlElement('pubDate', new Date(dayOf(page)).toUTCString()),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
  ].join('')
}

/** The ISO day or instant on which a release was published: of its last change where no day is given. */
function dayOf({ effectiveOn, changedAt }: Page): string {
  return effectiveOn ?? changedAt
}
