import type { RecommendAnswer } from '#contracts/provider/recommendations.ts'
import { providerPath } from '#domain/provider-paths.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { send, type Teller } from './tell.ts'

/** How far below the window a row is asked for, so that it is there when it is reached. */
const AHEAD = '600px'
/** Goods of a row. */
const SHOWN = 4

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
  row.innerHTML = await page.text()
  for (const card of row.querySelectorAll('article[id]')) {
    const display = answer.displays.find(({ product_id }) => card.id === `tuote-${product_id}`)
    // The same article may stand elsewhere on the page, under the same id.
    card.removeAttribute('id')
    if (!display) continue
    countClicks(card, { teller, answer, display })
    tellWhenSeen(card, { teller, answer, display })
  }
}

async function ask({ tenant, market, visitor }: Teller, type: string, from: string[]): Promise<RecommendAnswer> {
  const path = from.length === 0 ? 'general' : from.length === 1 ? 'product' : 'products'
  const about = { general: {}, product: { product_id: from[0] }, products: { product_ids: from } }[path]
  const body = JSON.stringify({ tenant, market, dsid: visitor, type, limit: SHOWN, ...about })
  const response = await fetch(`${providerPath}/recommend/products/${path}`, { method: 'POST', body })
  if (!response.ok) throw new Error(String(response.status))
  return (await response.json()) as RecommendAnswer
}

interface Suggested {
  teller: Teller
  answer: RecommendAnswer
  display: RecommendAnswer['displays'][number]
}

function countClicks(card: Element, { teller, answer, display: { recommendation_id, product_id } }: Suggested): void {
  card.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a')) return
    const id = crypto.randomUUID()
    send(teller, {
      ...{ type: 'click', product_id, recommendation_id, deduplication_id: id, ab_test_group: answer.variant },
    })
  })
}

/** A card is seen when so much of it has been in the window for so long, and no longer below the lesser share (specification §9). */
const SEEN = { from: 0.6, until: 0.5, ms: 500 }

/** Tells once that a card was seen: an experiment counts whoever has seen what it shows, not only whoever has clicked. */
function tellWhenSeen(card: Element, { teller, answer, display: { recommendation_id, product_id } }: Suggested): void {
  let timer: number | undefined
  const onMove = ([entry]: IntersectionObserverEntry[]) => {
    const share = entry?.intersectionRatio ?? 0
    if (share < SEEN.until) timer = void clearTimeout(timer)
    if (share >= SEEN.from) timer ??= window.setTimeout(tellIt, SEEN.ms)
  }
  const watch = new IntersectionObserver(onMove, { threshold: [SEEN.until, SEEN.from] })
  const tellIt = () => {
    watch.disconnect()
    const id = `seen ${recommendation_id}`
    send(teller, {
      ...{
        type: 'element_visible',
        product_id,
        recommendation_id,
        deduplication_id: id,
        ab_test_group: answer.variant,
      },
    })
  }
  watch.observe(card)
}
