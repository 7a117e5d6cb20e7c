import type { AgeGroup, ExamType } from '#contracts/exam-types.ts'

const ADULT = 18

/** From this age on a person may book alone; by the same age of consent as accounts (Data Protection Act 1050/2018, 5 §). */
const BOOKS_ALONE = 13

/** For whom a visit is: the customer, a child of the customer, or another adult. */
export const people = ['minulle', 'lapselle', 'aikuiselle'] as const
export type Who = (typeof people)[number]

/** The ages of a group in years, both ends included. The last group has no end. */
export function agesOf(group: AgeGroup): { from: number; to: number } {
  const [first = '', last = ''] = group.split('_')
  return first === 'over' ? { from: Number(last), to: Infinity } : { from: Number(first), to: Number(last) }
}

/** The group of these ages, as it stands in addresses and bookings. */
export function ageGroupFrom({ from, to }: { from: number; to?: number | null | undefined }): AgeGroup {
  return typeof to === 'number' ? `${from}_${to}` : `over_${from}`
}

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
  const { from, to } = agesOf(group)
  const age = ageOn(born, day)
  return from <= age && age <= to
}

/** Whether a person of this birth date is under age on this day, so that a guardian decides. */
export function isMinor(born: string, day: string): boolean {
  return ageOn(born, day) < ADULT
}

/** Whether everybody of this age group is a minor, so that a guardian is asked for before a birth date is known. */
export function isGroupOfMinors(group: AgeGroup): boolean {
  return agesOf(group).to < ADULT
}

/** The group, of those that a type lists, to which a person of this birth date belongs on a day. */
export function ageGroupOf(born: string, groups: readonly AgeGroup[], day: string): AgeGroup | undefined {
  return groups.find((group) => isOfAge(born, group, day))
}

/** The group of an exam in which everyone of this group is; undefined where the exam is not for them. */
export function ageGroupWithin(group: AgeGroup, groups: readonly AgeGroup[]): AgeGroup | undefined {
  const { from, to } = agesOf(group)
  return groups.find((one) => agesOf(one).from <= from && to <= agesOf(one).to)
}

/** The groups of all exams in which a person is that a visit can be for, each once, the youngest first. */
export function ageGroupsFor(who: Who, exams: readonly Pick<ExamType, 'ageGroups'>[]): AgeGroup[] {
  const groups = [...new Set(exams.flatMap(({ ageGroups }) => ageGroups))]
  const fits = groups.filter((group) => {
    if (who === 'minulle') return agesOf(group).from >= BOOKS_ALONE
    return (who === 'lapselle') === isGroupOfMinors(group)
  })
  return fits.toSorted((a, b) => agesOf(a).from - agesOf(b).from || agesOf(a).to - agesOf(b).to)
}
