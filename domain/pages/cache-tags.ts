/** Tag of the answers that name the addresses of pages and what redirects. */
export const ADDRESSES_TAG = 'addresses'

/** Tag of the answer that says which page each key leads to. */
export const PAGE_KEYS_TAG = 'page-keys'

/** Tag of the pages that show a video. */
export const VIDEOS_TAG = 'videos'

/** Tag of the lists of press releases. */
export const PRESS_TAG = 'press'

/** Tag of one page, and of every page that shows its title, words or picture. */
export function pageTag(id: number | string): string {
  return `pages:${id}`
}

/** Tag of everything that links to a page: invalidated when it moves, is published for the first time, or is gone. */
export function pathTag(id: number | string): string {
  return `paths:${id}`
}
