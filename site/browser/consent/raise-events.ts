import { cartChange, cartEvent, selectItem, type CommerceEvent, type DataEvent } from '#domain/consent/data-event.ts'
import { CART_PIECES_KEY } from '#domain/own-storage.ts'
import { CART_CHANGED, type CartChange } from '../browser-names.ts'
import { report } from '../suggestions/report.ts'
import { collect } from './data-layer.ts'
import { pathHere } from '#site/shared/paths.ts'

/** Raises the events of the page: what it shows, and what is done with its goods and the cart. */
export function raiseEvents({ checkout, hasTags }: { checkout: string; hasTags: boolean }): void {
  const islands = [...document.querySelectorAll('script[data-event]')]
  const shown = islands.map(({ textContent }) => JSON.parse(textContent ?? '') as CommerceEvent)
  // Only where a tag runs: the address of a personal page may open it, and is not reported.
  if (hasTags) raise({ event: 'pageviewNext', page_path: location.pathname })
  for (const event of shown) raise(event)
  raiseSelections(shown)
  raiseCartEvents(checkout, shown)
}

/** An article of a list is chosen by its card, whose `id` ends in that of the article. */
function raiseSelections(shown: CommerceEvent[]): void {
  const lists = shown.filter(({ event }) => event === 'view_item_list')
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    const id = link?.closest('article[id^="tuote-"]')?.id.slice('tuote-'.length)
    if (!id) return
    const selected = lists.map((list) => selectItem(list, id)).find((event) => event !== undefined)
    if (selected) raise(selected)
  })
}

/**
 * The cart is known from what the shop answers. A change is reported if it is this tab's own and no other came between.
 */
function raiseCartEvents(checkout: string, shown: CommerceEvent[]): void {
  const drawer = document.querySelector<HTMLDialogElement>('[data-cart-drawer]')
  let known: Pick<CartChange, 'cart' | 'version'> | undefined = isNew() ? nothing : undefined
  let isSeen = false

  const see = () => {
    if (!drawer?.open) return void (isSeen = false)
    if (isSeen || !known || known === nothing) return
    isSeen = true
    raise(cartEvent('view_cart', known.cart))
  }
  document.addEventListener(CART_CHANGED, (event) => {
    const { cart, version, isOwn } = (event as CustomEvent<CartChange>).detail
    if (known && version < known.version) return
    if (isOwn && known?.version === version - 1) for (const change of cartChange(known.cart, cart)) raise(change)
    known = { cart, version }
    see()
  })
  drawer?.addEventListener('toggle', see)
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.pathname !== pathHere(checkout)) return
    const page = shown.find(({ event }) => event === 'view_cart')
    if (known) raise(cartEvent('begin_checkout', known.cart))
    else if (page) raise({ ...page, event: 'begin_checkout' })
  })
}

/** The cart of a browser that has never had one. */
const nothing = { cart: { items: [], totalCost: 0 }, version: 0 } as unknown as Pick<CartChange, 'cart' | 'version'>

function isNew(): boolean {
  try {
    return localStorage.getItem(CART_PIECES_KEY) === null
  } catch {
    return false
  }
}

/** Each event is for the tags, and for those who suggest goods. */
function raise(event: DataEvent): void {
  collect(event)
  report(event)
}
