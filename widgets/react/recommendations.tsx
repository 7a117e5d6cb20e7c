import { useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { displaysIn, productId, type Display } from '../core/protocol.ts'
import { Boundary } from './Boundary.tsx'
import { CardItem, Grid, useColumns, useReported, type GridProps } from './Grid.tsx'
import { shownDisplays, useSetup, useSetupIfAny } from './setup.ts'

/** Where the caller says no number (specification §9). */
const USUAL = 16

/** What a row of recommendations goes out from. */
export interface RecommendationQuestion {
  /** Where the row stands, such as `related` or `landing_page`. */
  type: string
  /** Of the product that the row goes out from. */
  productId?: string | number
  /** Of several, such as those in the cart. */
  productIds?: readonly (string | number)[]
  /** Of the listing that the row goes out from. */
  categoryId?: string
  /** Sent with the question. */
  metadata?: Record<string, string>
  /** How many at most; 16 by default. */
  limit?: number
}

/** Asks for recommendations. Without consent there are none, and nothing is asked. */
export function useFetchRecommendations(): {
  fetchRecommendations: (question: RecommendationQuestion) => Promise<readonly Display[]>
} {
  const setup = useSetupIfAny()
  const fetchRecommendations = useCallback(
    async ({
      type,
      productId: one,
      productIds: several,
      categoryId: category,
      metadata,
      limit = USUAL,
    }: RecommendationQuestion) => {
      if (!setup) throw new Error('Depict recommendations are not configured. Wrap your app in a DepictProvider.')
      if (!setup.consent.isGiven()) return []
      const [kind, fields] =
        category !== undefined
          ? ['category', { category_id: category }]
          : one !== undefined
            ? ['product', { product_id: one }]
            : several?.length
              ? ['products', { product_ids: several }]
              : ['general', {}]
      const asked = {
        ...setup.asker(),
        document_referrer: document.referrer,
        type,
        limit,
        ...fields,
        ...(metadata && { metadata }),
      }
      const outcome = await setup.ask(`/v2/recommend/products/${kind}`, asked)
      return 'body' in outcome ? displaysIn(outcome.body) : []
    },
    [setup?.ask, setup?.market, setup?.merchant],
  )
  return { fetchRecommendations }
}

export interface RecommendationProps extends Omit<GridProps, 'contentBlocksByRow'> {
  /** What `fetchRecommendations` gives; placeholders stand while it is open. */
  recommendations: Promise<readonly Display[]>
  /** Heading of the row. */
  title?: string
}

/** What the promise gives; undefined while it is open. A failure is an empty row: what is beside the point does not disturb. */
function useRecommended(promise: Promise<readonly Display[]>): readonly Display[] | undefined {
  const setup = useSetup()
  const [known, setKnown] = useState<{ of: unknown; displays: readonly Display[] }>()
  useEffect(() => {
    let isOver = false
    const show = (displays: readonly Display[]) =>
      isOver || setKnown({ of: promise, displays: shownDisplays(displays, setup) })
    promise.then(show, (error: unknown) => {
      setup.report(String(error))
      show([])
    })
    return () => void (isOver = true)
  }, [promise])
  return known?.of === promise ? known.displays : undefined
}

/** A row that breaks is not there, as one that is empty. */
function Whole({ children }: { children: ReactNode }) {
  return (
    <Boundary says="Recommendations failed" isQuiet>
      {children}
    </Boundary>
  )
}

/** A row of products to scroll through: by touch, by keys, or by its arrows. Empty it is not there, nor is its title. */
export function RecommendationSlider(props: RecommendationProps) {
  return useSetupIfAny() ? (
    <Whole>
      <Slider {...props} />
    </Whole>
  ) : null
}

function Slider({ recommendations, title, columnsAtSize, gridSpacing = '2%', productCard: Card }: RecommendationProps) {
  const { words } = useSetup()
  const columns = useColumns(columnsAtSize)
  const displays = useRecommended(recommendations)
  const row = useRef<HTMLUListElement>(null)
  useReported(displays)
  if (displays?.length === 0) return null
  const gap = typeof gridSpacing === 'string' ? gridSpacing : gridSpacing.horizontal
  const move = (by: 1 | -1) => {
    const isBackwards = row.current && getComputedStyle(row.current).direction === 'rtl'
    row.current?.scrollBy({ left: (isBackwards ? -by : by) * row.current.clientWidth, behavior: 'smooth' })
  }
  return (
    <section className="sw sw-slider" aria-label={title ?? words.related} aria-busy={!displays}>
      <div className="sw-slider-head">
        {title && <h2 className="sw-title">{title}</h2>}
        {displays && displays.length > columns && (
          <span>
            <button type="button" className="sw-icon" aria-label={words.before} onClick={() => move(-1)}>
              ‹
            </button>
            <button type="button" className="sw-icon" aria-label={words.next} onClick={() => move(1)}>
              ›
            </button>
          </span>
        )}
      </div>
      <ul
        ref={row}
        className="sw-row"
        tabIndex={0}
        style={{ '--sw-columns': columns, '--sw-gap-x': gap } as CSSProperties}
      >
        {displays?.map((display) => (
          <CardItem key={productId(display)} display={display}>
            <Card display={display} />
          </CardItem>
        )) ??
          Array.from({ length: columns }, (_, at) => (
            <li key={at} className="sw-item" aria-hidden="true">
              <Card display={null} />
            </li>
          ))}
      </ul>
    </section>
  )
}

export interface RecommendationGridProps extends RecommendationProps {
  /** Rows at most. */
  maxRows?: number
  /** A button that shows more rows: its text, the rows before it, and how many it adds. */
  viewMoreButton?: { text?: string; startRows?: number; rowsPerClick?: number }
}

export function RecommendationGrid(props: RecommendationGridProps) {
  return useSetupIfAny() ? (
    <Whole>
      <Rows {...props} />
    </Whole>
  ) : null
}

function Rows({
  recommendations,
  title,
  columnsAtSize,
  maxRows = Infinity,
  viewMoreButton,
  ...grid
}: RecommendationGridProps) {
  const { words } = useSetup()
  const columns = useColumns(columnsAtSize)
  const displays = useRecommended(recommendations)
  const { text = words.more, startRows = 2, rowsPerClick = 2 } = viewMoreButton ?? {}
  const [rows, setRows] = useState(viewMoreButton ? startRows : maxRows)
  if (displays?.length === 0) return null
  const all = displays?.slice(0, maxRows * columns) ?? []
  const shown = all.slice(0, rows * columns)
  return (
    <section className="sw" aria-label={title ?? words.related} aria-busy={!displays}>
      {title && <h2 className="sw-title">{title}</h2>}
      <Grid {...grid} columns={columns} displays={shown} placeholders={displays ? 0 : columns * startRows} />
      {viewMoreButton && shown.length < all.length && (
        <button type="button" className="sw-button sw-more" onClick={() => setRows(rows + rowsPerClick)}>
          {text}
        </button>
      )}
    </section>
  )
}
