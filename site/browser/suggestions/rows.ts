import type { RecommendAnswer } from '#contracts/provider/recommendations.ts'
import { providerPath } from '#domain/server-paths.ts'
import { randomUuid } from '#domain/random-uuid.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { send, type Teller } from './report.ts'

/** How far below the window a row is asked for, so that it is there when it is reached. */
const AHEAD = '600px'
/** The share of a card that must be in the window, and for how long (ms), to be seen (specification §9). */
const SEEN = 0.6
const SEEN_MS = 500
/** Goods asked for (specification §9); the row shows as many as it has room for. */
const ASKED = 16

/** Fills the rows of this page as they come near. A row without goods, or whose question fails, stays empty. */
export function showRows(teller: Teller): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        near.unobserve(target)
        void fill(target, teller).catch(() => {})
      }
    },
    { rootMargin: AHEAD },
  )
  for (const row of document.querySelectorAll('[data-suggestions]')) near.observe(row)
}

async function fill(row: HTMLElement, teller: Teller): Promise<void> {
  const { suggestions: type = '', articles = '', cards = '' } = row.dataset
  const from = articles.split(',').filter(Boolean)
  const answer = await ask(teller, type, from)
  const ids = answer.displays.map(({ product_id }) => product_id)
  if (ids.length === 0) return
  const page = await fetch(
    `${cards}?${new URLSearchParams({ [pageQuery.articles]: ids.join(','), [pageQuery.row]: type })}`,
  )
  if (!page.ok) return
  const sent = new DOMParser().parseFromString(await page.text(), 'text/html')
  row.replaceChildren(...sent.querySelectorAll('body > section'))
  for (const card of row.querySelectorAll('article[id]')) {
    const display = answer.displays.find(({ product_id }) => card.id === `tuote-${product_id}`)
    // The same article may stand elsewhere on the page, under the same id.
    card.removeAttribute('id')
    if (!display) continue
    const reportRow = (type: 'click' | 'element_visible') => send(teller, eventOf(type, answer, display))
    onSeen(card, () => reportRow('element_visible'))
    card.addEventListener(
      'click',
      ({ target }) => target instanceof Element && target.closest('a') && reportRow('click'),
    )
  }
}

async function ask({ tenant, market, visitor }: Teller, type: string, from: string[]): Promise<RecommendAnswer> {
  const path = from.length === 0 ? 'general' : from.length === 1 ? 'product' : 'products'
  const about = { general: {}, product: { product_id: from[0] }, products: { product_ids: from } }[path]
  const body = JSON.stringify({ tenant, market, dsid: visitor, type, limit: ASKED, ...about })
  const response = await fetch(`${providerPath}/recommend/products/${path}`, { method: 'POST', body })
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as RecommendAnswer
}

function eventOf(
  type: 'click' | 'element_visible',
  { variant }: RecommendAnswer,
  { product_id, recommendation_id }: RecommendAnswer['displays'][number],
) {
  return { type, product_id, recommendation_id, ab_test_group: variant, deduplication_id: randomUuid() }
}

/** Once an element was seen. */
function onSeen(element: Element, seen: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(timer)
      if (!entry || entry.intersectionRatio < SEEN) return
      timer = setTimeout(() => {
        watch.disconnect()
        seen()
      }, SEEN_MS)
    },
    { threshold: SEEN },
  )
  watch.observe(element)
}
