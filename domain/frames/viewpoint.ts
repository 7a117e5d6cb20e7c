import { smoothstep } from './vectors.ts'

/** A camera: its turn and rise (degrees), the width it sees (mm), and the point it looks at. */
export type Aim = { turn: number; rise: number; span: number; at: [number, number, number] }

/** From where a frame is looked at: how far around it and how far above it (degrees), and how much nearer than the pictures. */
export type Viewpoint = { turn: number; rise: number; zoom: number }

/** The views that have a name. From the front the frame stands as in its picture. */
export const NAMED_VIEWS = {
  front: { turn: 0, rise: 7, zoom: 1 },
  side: { turn: 90, rise: 4, zoom: 1 },
  above: { turn: 0, rise: 88, zoom: 1 },
} as const satisfies Record<string, Viewpoint>
export type NamedView = keyof typeof NAMED_VIEWS

/** Below the table there is nothing to see, and straight from above a turn has no direction. */
const RISE = { from: -4, to: 88 }
const ZOOM = { from: 0.7, to: 4 }

/** The viewpoint after a move, within what can be seen. The turn stays within a half circle to each side; the zoom multiplies. */
export function movedView(
  { turn, rise, zoom }: Viewpoint,
  { turn: around = 0, rise: up = 0, zoom: nearer = 1 }: Partial<Viewpoint>,
): Viewpoint {
  return {
    turn: within(turn + around),
    rise: Math.min(RISE.to, Math.max(RISE.from, rise + up)),
    zoom: Math.min(ZOOM.to, Math.max(ZOOM.from, zoom * nearer)),
  }
}

const KEYS: Record<string, Partial<Viewpoint>> = {
  ArrowLeft: { turn: -10 },
  ArrowRight: { turn: 10 },
  ArrowUp: { rise: 8 },
  ArrowDown: { rise: -8 },
  '+': { zoom: 1.25 },
  '-': { zoom: 0.8 },
}

/** The move of a key; undefined for keys that move nothing. */
export function moveOfKey(key: string): Partial<Viewpoint> | undefined {
  return KEYS[key]
}

/** What lies between two viewpoints, `share` 0–1 of the way, around the nearer side. */
export function betweenViews(from: Viewpoint, to: Viewpoint, share: number): Viewpoint {
  const mix = (a: number, b: number): number => a + (b - a) * share
  return {
    turn: within(from.turn + within(to.turn - from.turn) * share),
    rise: mix(from.rise, to.rise),
    zoom: mix(from.zoom, to.zoom),
  }
}

/** The camera of a viewpoint. The more of the temples it sees, the farther back it aims, and the more it takes in. */
export function aimOf({ turn, rise, zoom }: Viewpoint): Aim {
  const aside = Math.abs(Math.sin((turn * Math.PI) / 180))
  const above = smoothstep(7, 80, rise)
  const behind = Math.cos((turn * Math.PI) / 180) < 0 ? 1 : 0
  const back = Math.max(smoothstep(0, 0.75, aside), above, behind)
  return {
    turn,
    rise,
    span: (175 + 45 * back + 75 * above * (1 - aside)) / zoom,
    at: [0, 19 - 6 * back, 12 * above - 62 * back],
  }
}

function within(turn: number): number {
  return ((((turn + 180) % 360) + 360) % 360) - 180
}
