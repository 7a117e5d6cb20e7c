import { pageQuery } from '../shared/page-query.ts'

/**
 * Keeps the chosen size in the address, where going back and reloading find it, and in the links to the other colors.
 * Strengths of reading glasses are sizes too.
 */
document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target.name !== 'size' || !target.closest('[data-buy]')) return
  const size = target.dataset['size'] || target.value
  const withSize = (address: string) => {
    const url = new URL(address)
    url.searchParams.set(pageQuery.size, size)
    return url.href
  }
  history.replaceState(history.state, '', withSize(location.href))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keeps-size]')) link.href = withSize(link.href)
})
