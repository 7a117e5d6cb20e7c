import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { plusMonths } from '#domain/calendar/days.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { Refusal } from '#domain/refusal.ts'

/** Months in which new lenses can be had once. */
const ONCE_IN_MONTHS = 12

/** The first ISO day on which new lenses can be ordered again; null where that is any day. */
export function lensesFrom(orderedOn: readonly string[] = []): string | null {
  const last = orderedOn.at(-1)
  return last === undefined ? null : plusMonths(last, ONCE_IN_MONTHS)
}

/** Throws where new lenses were ordered within the last 12 months. */
export function assertLensesAgain(orderedOn: readonly string[] | undefined, today: string): void {
  const from = lensesFrom(orderedOn)
  if (from !== null && today < from) throw new Refusal('lifestyle.lenses_used', { from: finnishDay(from) })
}

/** A frame and the values of its lenses; null where they are on a photograph or unknown. */
interface Made {
  articleId: number
  prescription: GlassesPrescription | null
}

/** Throws where another frame is chosen, or lenses by the same values. What is on a photograph the optician compares. */
export function assertNewLenses(before: Made, chosen: Made): void {
  if (chosen.articleId !== before.articleId) throw new Refusal('lifestyle.lenses_other_frame')
  if (before.prescription && chosen.prescription && valuesOf(before.prescription) === valuesOf(chosen.prescription))
    throw new Refusal('lifestyle.lenses_same')
}

function valuesOf({ examinedOn: _, note: __, ...values }: GlassesPrescription): string {
  return JSON.stringify(Object.entries(values).toSorted(([one], [other]) => one.localeCompare(other)))
}
