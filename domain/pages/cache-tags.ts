/** Tag of the answers that name the addresses of pages and what redirects. */
export const ADDRESSES_TAG = 'addresses'

/** Tag of the answer that says which page each key leads to. */
export const PAGE_KEYS_TAG = 'page-keys'

/** Tag of the pages that show a video. */
export const VIDEOS_TAG = 'videos'

/** Tag of one page, and of every page that links to it. */
export function pageTag(id: number | string): string {
  return `pages:${id}`
}

/** Whether a tag is that of one page. */
export function isPageTag(tag: string): boolean {
  return tag.startsWith('page-')
}
