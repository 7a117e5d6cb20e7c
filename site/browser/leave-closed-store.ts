import { STORE_MODE_COOKIE } from '#domain/own-storage.ts'
import { eraseMark } from '../shared/marks.ts'
import { pageQuery } from '../shared/page-query.ts'

/**
 * Leads to the page that says that the store is no longer open and how it is opened again. What the browser stored of
 * the served customer is erased there.
 */
export function leaveClosedStore(storePages: string): void {
  eraseMark(STORE_MODE_COOKIE)
  const page = new URL(`${storePages}?${pageQuery.notice}=over`, location.href)
  if (page.href !== location.href) location.assign(page)
}
