import { measureLines } from '#domain/frames/measure-lines.ts'
import {
  betweenViews,
  moveOfKey,
  movedView,
  NAMED_VIEWS,
  type NamedView,
  type Viewpoint,
} from '#domain/frames/viewpoint.ts'
import { FrameView, type ShownFrame } from './frame-view.ts'
import { handTurns } from './hand-turns.ts'
import { part, parts } from './stage-parts.ts'

const CALM_MS = 250
const SVG = 'http://www.w3.org/2000/svg'

/** What the page may ask of an open 3D view. */
export interface Open3d {
  show: (shown: ShownFrame) => Promise<void>
  close: () => void
}

/**
 * Shows a frame in 3D within the stage, and connects its buttons, keys and pointers until it is closed.
 *
 * @throws Error where the browser gives no WebGL.
 */
export async function showIn3d(stage: HTMLElement, first: ShownFrame, failed: () => void): Promise<Open3d> {
  const ends = new AbortController()
  const during = { signal: ends.signal }
  const canvas = part(stage, 'canvas') as HTMLCanvasElement
  // A canvas whose context was given back gets no second one.
  const fresh = canvas.cloneNode() as HTMLCanvasElement
  canvas.replaceWith(fresh)
  const lines = part(stage, 'lines')
  const view = new FrameView(fresh)
  let viewpoint: Viewpoint = NAMED_VIEWS.front
  let shown = first
  let isMeasured = false
  let frame = 0

  const redraw = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      view.draw(viewpoint)
      if (isMeasured) drawLines(lines, view, shown)
    })
  }
  const move = (by: Partial<Viewpoint>) => {
    viewpoint = movedView(viewpoint, by)
    redraw()
  }
  const go = (to: Viewpoint) => {
    const from = viewpoint
    const start = performance.now()
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const step = (now: number) => {
      if (ends.signal.aborted) return
      const share = isStill ? 1 : Math.min(1, Math.max(0, (now - start) / CALM_MS))
      viewpoint = betweenViews(from, to, 1 - (1 - share) ** 3)
      redraw()
      if (share < 1) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  }

  const size = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = fresh
    if (!width || !height) return
    view.resize(width, height)
    lines.setAttribute('viewBox', `0 0 ${width} ${height}`)
    redraw()
  })
  size.observe(fresh)
  handTurns(fresh, move, during)
  fresh.addEventListener(
    'keydown',
    (event) => {
      const by = event.altKey || event.ctrlKey || event.metaKey ? undefined : moveOfKey(event.key)
      if (!by) return
      event.preventDefault()
      move(by)
    },
    during,
  )
  fresh.addEventListener('webglcontextlost', failed, during)
  for (const button of parts<HTMLButtonElement>(stage, 'look'))
    button.addEventListener(
      'click',
      () => {
        go(NAMED_VIEWS[button.dataset['look'] as NamedView])
        report(stage, button.textContent)
      },
      during,
    )
  for (const button of parts<HTMLButtonElement>(stage, 'nearer'))
    button.addEventListener('click', () => move({ zoom: Number(button.dataset['nearer']) }), during)
  const measure = part(stage, 'measure')
  measure.addEventListener(
    'click',
    () => {
      isMeasured = !isMeasured
      measure.setAttribute('aria-pressed', String(isMeasured))
      lines.toggleAttribute('data-on', isMeasured)
      redraw()
    },
    during,
  )

  const close = () => {
    ends.abort()
    size.disconnect()
    cancelAnimationFrame(frame)
    lines.removeAttribute('data-on')
    measure.setAttribute('aria-pressed', 'false')
    view.close()
  }
  const show = async (next: ShownFrame) => {
    await view.show(next)
    shown = next
    if (!ends.signal.aborted) redraw()
  }
  try {
    await show(first)
  } catch (error) {
    close()
    throw error
  }
  return { show, close }
}

/** Says to a screen reader what sighted people see happen. */
function report(stage: HTMLElement, text: string): void {
  part(stage, 'said').textContent = text.trim()
}

/** Draws the measures over the frame, each with the letter of its row in the table. */
function drawLines(drawing: Element, view: FrameView, { design }: ShownFrame): void {
  const { clientWidth: width, clientHeight: height } = drawing
  const marks = measureLines(design).flatMap(({ points, mm }, index) => {
    const places = points.map((point) => {
      const [x, y] = view.placeOf(point)
      return [x * width, y * height] as const
    })
    const [x, y] = places[Math.floor(places.length / 2)] ?? [0, 0]
    const line = svg('polyline', { points: places.map((place) => place.join(',')).join(' ') })
    const ends = [places[0], places.at(-1)].map((end) => svg('circle', { cx: end?.[0], cy: end?.[1], r: 3 }))
    const words = svg('text', { x, y: y - 7, 'text-anchor': 'middle' })
    words.textContent = `${'ABCDE'[index]} ${mm} mm`
    return [line, ...ends, words]
  })
  drawing.replaceChildren(...marks)
}

function svg(name: string, attributes: Record<string, string | number | undefined>): SVGElement {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}
