import type { Viewpoint } from '#domain/frames/viewpoint.ts'

/** Degrees for a pixel that a pointer moves. */
const TURN = 0.4
const RISE = 0.3

/**
 * A hand turns what is shown: one finger or the mouse turns it, two fingers or a pinch on a trackpad bring it nearer. A
 * page is scrolled over it as ever, by wheel or by finger (`touch-action: pan-y`).
 */
export function handTurns(
  surface: HTMLElement,
  move: (by: Partial<Viewpoint>) => void,
  during: { signal: AbortSignal },
): void {
  const fingers = new Map<number, { x: number; y: number }>()
  const lift = ({ pointerId }: PointerEvent) => fingers.delete(pointerId)
  surface.addEventListener(
    'pointerdown',
    ({ pointerId, clientX: x, clientY: y }) => {
      fingers.set(pointerId, { x, y })
      surface.setPointerCapture(pointerId)
    },
    during,
  )
  surface.addEventListener(
    'pointermove',
    ({ pointerId, clientX: x, clientY: y }) => {
      const before = fingers.get(pointerId)
      if (!before) return
      const apart = spread(fingers)
      fingers.set(pointerId, { x, y })
      if (fingers.size === 1) move({ turn: (before.x - x) * TURN, rise: (y - before.y) * RISE })
      else if (apart > 0) move({ zoom: spread(fingers) / apart })
    },
    during,
  )
  surface.addEventListener('pointerup', lift, during)
  surface.addEventListener('pointercancel', lift, during)
  surface.addEventListener(
    'wheel',
    (event) => {
      // A pinch on a trackpad comes as a turn of the wheel with Ctrl.
      if (!event.ctrlKey) return
      event.preventDefault()
      move({ zoom: Math.exp(-event.deltaY * 0.01) })
    },
    { ...during, passive: false },
  )
}

/** How far apart two fingers are, in pixels. */
function spread(fingers: Map<number, { x: number; y: number }>): number {
  const [a, b] = [...fingers.values()]
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}
