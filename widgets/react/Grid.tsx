import { useEffect, useRef, useSyncExternalStore, type CSSProperties, type MouseEvent, type ReactNode } from 'react'
import { productId, type Display } from '../core/protocol.ts'
import { attribute } from '../core/stored.ts'
import type { ResultRef } from '../core/tracking.ts'
import { useSetup } from './setup.ts'

/** A host's own card; null while it is loading. */
export type ProductCard = (given: { display: Display | null }) => ReactNode

/** Columns up to a width in pixels: `[[4], [3, 1024], [2, 901]]`. */
export type ColumnsAtSize = readonly (readonly [columns: number, maxWidth?: number])[]

export type GridSpacing = string | { horizontal: string; vertical: string }

/** Something of the host between the cards of a row. */
export interface ContentBlock {
  /** What stands there. */
  content: ReactNode
  /** Columns that it takes. */
  spanColumns: number
  /** Rows that it takes. */
  spanRows?: number
  /** Whether it stands left, right or in the middle of its rows. */
  position?: 'left' | 'center' | 'right'
}

export interface GridProps {
  /** Draws one product; `PlainCard` where the host has none of its own. */
  productCard: ProductCard
  /** Columns by the largest width of the window in pixels, widest first: `[[4], [3, 1024], [2, 901]]`. */
  columnsAtSize?: ColumnsAtSize
  /** Space between cards, across and down. */
  gridSpacing?: GridSpacing
  /** By row, from 0; a row without one is left out. */
  contentBlocksByRow?: readonly (ContentBlock | undefined)[]
}

export const USUAL_COLUMNS: ColumnsAtSize = [[4], [3, 1024], [2, 901]]

/** How many columns there are at the width of the window. */
export function useColumns(columnsAtSize: ColumnsAtSize = USUAL_COLUMNS): number {
  return useSyncExternalStore(
    followWidth,
    () => columnsAt(columnsAtSize, widthOfPage()),
    () => columnsAtSize[0]?.[0] ?? 4,
  )
}

/** On a phone the window's inner width grows with what overflows the page, so that columns counted by it would never settle. */
function widthOfPage(): number {
  return document.documentElement.clientWidth || window.innerWidth
}

/** The narrowest size that the width still fits into. */
export function columnsAt(columnsAtSize: ColumnsAtSize, width: number): number {
  const fitting = columnsAtSize.filter(([, most = Infinity]) => width <= most)
  const [narrowest] = fitting.toSorted(([, one = Infinity], [, other = Infinity]) => one - other)
  return Math.max(1, narrowest?.[0] ?? 4)
}

function followWidth(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** Cards in columns, or as many placeholders. */
export function Grid({
  displays,
  placeholders = 0,
  columns,
  gridSpacing = '2%',
  contentBlocksByRow = [],
  productCard: Card,
  onNearEnd,
}: Omit<GridProps, 'columnsAtSize'> & {
  displays: readonly Display[]
  placeholders?: number
  columns: number
  onNearEnd?: () => void
}) {
  const { horizontal, vertical } =
    typeof gridSpacing === 'string' ? { horizontal: gridSpacing, vertical: gridSpacing } : gridSpacing
  const style = {
    '--sw-columns': columns,
    '--sw-gap-x': horizontal,
    '--sw-gap-y': vertical.replace('%', 'vw'),
  } as CSSProperties
  const nearEnd = Math.floor(displays.length * 0.75)
  useReported(displays)
  return (
    <ul className="sw-grid" style={style}>
      {contentBlocksByRow.map(
        (block, row) =>
          block && row * columns <= displays.length && <Block key={row} block={block} row={row} columns={columns} />,
      )}
      {displays.map((display, at) => (
        <CardItem
          key={productId(display)}
          display={display}
          {...(at === nearEnd && onNearEnd && { onSeen: onNearEnd })}
        >
          <Card display={display} />
        </CardItem>
      ))}
      {Array.from({ length: placeholders }, (_, at) => (
        <li key={`placeholder ${at}`} className="sw-item" aria-hidden="true">
          <Card display={null} />
        </li>
      ))}
    </ul>
  )
}

/** Reports each product once to the analytics of the host, when it comes to be listed. */
export function useReported(displays: readonly Display[] | undefined): void {
  const { analytics } = useSetup()
  const reported = useRef(new Set<string>())
  useEffect(() => {
    const nameOf = (display: Display) => Object.values(resultOf(display))[0] ?? productId(display)
    const fresh = displays?.filter((display) => !reported.current.has(nameOf(display))) ?? []
    for (const display of fresh) reported.current.add(nameOf(display))
    if (fresh.length > 0) analytics.viewItems(fresh)
  }, [displays])
}

function Block({ block, row, columns }: { block: ContentBlock; row: number; columns: number }) {
  const { spanColumns, spanRows = 1, position = 'left', content } = block
  const span = Math.min(spanColumns, columns)
  const free = columns - span
  const start = 1 + { left: 0, center: Math.floor(free / 2), right: free }[position]
  const style = { gridColumn: `${start} / span ${span}`, gridRow: `${row + 1} / span ${spanRows}` }
  return (
    <li className="sw-block" style={style}>
      {content}
    </li>
  )
}

/** By which answer a card is shown. */
export function resultOf({
  search_result_id: search,
  product_listing_result_id: listing,
  recommendation_id: recommended,
}: Display): ResultRef {
  return {
    ...(search && { search_result_id: search }),
    ...(listing && { product_listing_result_id: listing }),
    ...(recommended && { recommendation_id: recommended }),
  }
}

/** Milliseconds that a card is seen for, and how much of it (specification §9). */
const SEEN_MS = 500
const SEEN_PART = 0.6
const UNSEEN_PART = 0.5

/** A card in a list, which reports once that it is seen, and each click. */
export function CardItem({
  display,
  children,
  onSeen,
}: {
  display: Display
  children: ReactNode
  onSeen?: () => void
}) {
  const { tracking, analytics, consent } = useSetup()
  const item = useRef<HTMLLIElement>(null)
  const seen = useRef(onSeen)
  seen.current = onSeen
  const result = resultOf(display)
  const id = Object.values(result)[0]

  useEffect(() => {
    const element = item.current
    if (!element || typeof IntersectionObserver !== 'function') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        const part = entry?.intersectionRatio ?? 0
        if (part > 0) seen.current?.()
        if (part < UNSEEN_PART) {
          clearTimeout(timer)
          timer = undefined
        } else if (part >= SEEN_PART)
          timer ??= setTimeout(() => {
            if (!consent.isGiven()) return
            tracking.sendImpression(result)
            observer.disconnect()
          }, SEEN_MS)
      },
      { threshold: [0, UNSEEN_PART, SEEN_PART] },
    )
    observer.observe(element)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [id])

  const data = {
    ...(result.search_result_id && { 'data-search-result-id': result.search_result_id }),
    ...(result.product_listing_result_id && { 'data-product-listing-result-id': result.product_listing_result_id }),
    ...(result.recommendation_id && { 'data-recommendation-id': result.recommendation_id }),
  }
  const press = ({ target, type, button }: MouseEvent) => {
    const pressed = target instanceof Element ? target : undefined
    if (pressed?.closest('.depict-add-to-cart')) {
      if (type === 'click') tracking.sendAddToCartEvent(productId(display) || undefined, result)
    } else if (pressed?.closest('a, button') && button < 2) {
      tracking.sendClick(result, productId(display))
      analytics.selectItem(display)
    }
  }
  return (
    <li
      ref={item}
      className="sw-item"
      {...data}
      onClick={press}
      // The middle button opens a tab of its own.
      onAuxClick={press}
      // So may the menu of the right one: what is bought there came from here.
      onContextMenu={() => consent.isGiven() && id && attribute(productId(display), id)}
    >
      {children}
    </li>
  )
}
