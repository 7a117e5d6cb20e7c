/** Tag of the answers that name the addresses of pages, what redirects, and which page a key leads to. */
export const ADDRESSES_TAG = 'addresses'

/** Tag of the pages that show a video. */
export const VIDEOS_TAG = 'videos'

/** Tag of one page, and of every page that links to it. */
export function pageTag(id: number | string): string {
  return `pages:${id}`
}
