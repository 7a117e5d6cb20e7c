import type { SlotTime } from '#contracts/bookings.ts'
import { eachFreeSlot, type Asked, type StoreDayUses } from './free-slots.ts'

/** The first free time of an exam in these days, which are in order; null where none is free. */
export function firstFree(days: Iterable<StoreDayUses>, asked: Asked): SlotTime | null {
  for (const day of days) {
    const [first] = eachFreeSlot(day, asked)
    if (first) return { day: day.schedule.day, time: first.time }
  }
  return null
}

/** The free times nearest to a wanted one, on either side of it, in their order. */
export function nearestFree(days: Iterable<StoreDayUses>, asked: Asked, wanted: SlotTime, most: number): SlotTime[] {
  const all: SlotTime[] = []
  for (const day of days) for (const { time } of eachFreeSlot(day, asked)) all.push({ day: day.schedule.day, time })
  const away = ({ day, time }: SlotTime) =>
    Math.abs(Date.parse(`${day}T${time}Z`) - Date.parse(`${wanted.day}T${wanted.time}Z`))
  const inOrder = (a: SlotTime, b: SlotTime) => `${a.day}T${a.time}`.localeCompare(`${b.day}T${b.time}`)
  return all
    .toSorted((a, b) => away(a) - away(b) || inOrder(a, b))
    .slice(0, most)
    .toSorted(inOrder)
}
