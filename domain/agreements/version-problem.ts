/** What of a version decides whether it may be published: the ISO day from which it is in force, and its text. */
export interface Version<Text> {
  effectiveOn: string
  text: Text
}

/**
 * Why a version of an agreement may not be published: it names no day, its day is past, or its text differs from the
 * version that people accept since that day.
 */
export type VersionProblem = 'day_missing' | 'day_past' | 'needs_new_day'

/**
 * What is wrong with publishing this text from this day, beside the versions there are. A version can be replaced until
 * its day; from then on it stays as it was accepted. The first version of an agreement may be of a past day.
 *
 * @param today ISO day in Helsinki.
 */
export function versionProblem(
  { effectiveOn, text }: Version<string> | { effectiveOn: null; text: string },
  versions: readonly Version<string>[],
  today: string,
): VersionProblem | undefined {
  if (!effectiveOn) return 'day_missing'
  const same = versions.find((version) => version.effectiveOn === effectiveOn)
  if (same) return effectiveOn <= today && same.text !== text ? 'needs_new_day' : undefined
  return versions.length > 0 && effectiveOn < today ? 'day_past' : undefined
}

/** The version in force on a day: the newest that has begun. Undefined before the first. */
export function versionInForce<One extends { effectiveOn: string }>(
  versions: readonly One[],
  today: string,
): One | undefined {
  const begun = versions.filter(({ effectiveOn }) => effectiveOn <= today)
  return begun.toSorted((a, b) => (a.effectiveOn < b.effectiveOn ? 1 : -1))[0]
}

/** The day on which the next version comes into force; undefined where none is to come. */
export function nextVersionOn(versions: readonly { effectiveOn: string }[], today: string): string | undefined {
  return versions
    .map(({ effectiveOn }) => effectiveOn)
    .filter((day) => day > today)
    .toSorted()[0]
}
