import { BACKGROUND } from '../../site/browser/frames/background.ts'

/** A picture drawn by hand, in a coordinate system of its own pixels. */
export interface Drawing {
  name: string
  width: number
  height: number
  body: string
}

/** The colors of the shop's style sheet. */
export const color = {
  background: BACKGROUND,
  white: 'oklch(99.5% 0.002 90)',
  ink: 'oklch(22% 0.02 250)',
  soft: 'oklch(44% 0.018 250)',
  line: 'oklch(80% 0.008 90)',
  fjord: 'oklch(38% 0.07 215)',
  mist: 'oklch(92% 0.025 215)',
  water: 'oklch(84% 0.05 215)',
  lakka: 'oklch(74% 0.155 66)',
  puolukka: 'oklch(48% 0.18 25)',
} as const

export type Point = readonly [x: number, y: number]

interface Lettering {
  size?: number
  anchor?: 'start' | 'middle' | 'end'
  weight?: number
  fill?: string
}

/** Words on a drawing. Below 50 pixels they cannot be read on a phone. */
export function words(
  [x, y]: Point,
  text: string,
  { size = 52, anchor = 'start', weight = 500, fill = color.ink }: Lettering = {},
): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}">${text}</text>`
}

interface Stroke {
  stroke?: string
  width?: number
  dash?: string
}

/** A line through points. */
export function line(points: readonly Point[], { stroke = color.ink, width = 4, dash = 'none' }: Stroke = {}): string {
  return `<polyline points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="none" stroke="${stroke}"
    stroke-width="${width}" stroke-dasharray="${dash}" stroke-linejoin="round" stroke-linecap="round"/>`
}

/** A ray of light from far away. */
export function ray(points: readonly Point[], dash = 'none'): string {
  return line(points, { stroke: color.lakka, width: 6, dash })
}

export function dot([x, y]: Point, radius: number, fill: string = color.ink): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

/** The Landolt ring of a diameter: its stroke and its gap are a fifth of it. The gap points to an angle, 0 to the right. */
export function landoltRing([x, y]: Point, diameter: number, angle: number, fill: string = color.ink): string {
  const half = diameter / 10
  const outer = diameter / 2
  const inner = outer - diameter / 5
  const edge = (radius: number) => round(Math.sqrt(radius ** 2 - half ** 2))
  return `<path transform="translate(${x} ${y}) rotate(${angle})" d="M ${edge(outer)} ${half} A ${outer} ${outer} 0 1 1 ${edge(outer)} ${-half}
    L ${edge(inner)} ${-half} A ${inner} ${inner} 0 1 0 ${edge(inner)} ${half} Z" fill="${fill}"/>`
}

/** A graph of a function between two abscissas. */
export function graph(from: number, to: number, step: number, point: (at: number) => Point): Point[] {
  const count = Math.round((to - from) / step)
  return Array.from({ length: count + 1 }, (_, i) => point(from + i * step))
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
