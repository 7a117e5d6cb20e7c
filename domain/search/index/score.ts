import type { SearchQuestion } from '../engine.ts'
import type { Segment } from './segment.ts'

/** More than any score: what editors placed stands before or after everything else. */
const PLACE_POINTS = 1_000_000_000

/** Points of what editors pinned (above 0) and buried (below 0), by slot. What is both is pinned. */
export function placesOf(segment: Segment, { pins = [], buried = [] }: SearchQuestion): Map<number, number> {
  const places = new Map<number, number>()
  const place = (id: string, points: number) => {
    const slot = segment.slots.get(id)
    if (slot !== undefined) places.set(slot, points)
  }
  for (const id of buried) place(id, -PLACE_POINTS)
  pins.forEach((id, index) => place(id, PLACE_POINTS * (1 + pins.length - index)))
  return places
}

/** What a slot's score is multiplied by for one number: 1 to 1 + `share`; 1 where a document lacks the number. */
export function boostFactor(segment: Segment, number: string): (slot: number) => number {
  const share = segment.settings.boosts.find((boost) => boost.number === number)?.share ?? 0
  const numbers = segment.numbers.get(number)
  return (slot) => {
    const strength = numbers?.[slot]
    return strength === undefined || Number.isNaN(strength) ? 1 : 1 + share * Math.min(Math.max(strength, 0), 1)
  }
}
