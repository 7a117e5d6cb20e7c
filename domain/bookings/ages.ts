import type { AgeGroup } from '#contracts/exam-types.ts'

/** Ages in years, both ends included (specification §9). */
const AGES: Record<AgeGroup, [from: number, to: number]> = {
  '1_17': [1, 17],
  '8_12': [8, 12],
  '13_17': [13, 17],
  '18_75': [18, 75],
  over_76: [76, 130],
}

const ADULT = 18

/**
 * Full years on a day. Who is born on 29 February becomes older on 1 March of other years.
 * Negative before birth.
 *
 * @param born ISO day.
 * @param day ISO day.
 */
export function ageOn(born: string, day: string): number {
  const [bornYear, dayYear] = [born, day].map((each) => Number(each.slice(0, 4)))
  const hadBirthday = day.slice(5) >= born.slice(5)
  return (dayYear ?? 0) - (bornYear ?? 0) - (hadBirthday ? 0 : 1)
}

/** Whether a person of this birth date is of an age group on the day of the exam. */
export function isOfAge(born: string, group: AgeGroup, day: string): boolean {
  const [from, to] = AGES[group]
  const age = ageOn(born, day)
  return from <= age && age <= to
}

/** Whether a person of this birth date is under age on this day, so that a guardian decides. */
export function isMinor(born: string, day: string): boolean {
  return ageOn(born, day) < ADULT
}

/** Whether everybody of this age group is a minor, so that a guardian is asked for before a birth date is known. */
export function isGroupOfMinors(group: AgeGroup): boolean {
  return AGES[group][1] < ADULT
}

/** The group, of those that a type lists, to which a person of this birth date belongs on a day. */
export function ageGroupOf(born: string, groups: readonly AgeGroup[], day: string): AgeGroup | undefined {
  return groups.find((group) => isOfAge(born, group, day))
}
