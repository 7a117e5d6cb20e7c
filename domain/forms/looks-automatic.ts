import type { Submission } from '#contracts/forms.ts'

/** A form filled in within so many milliseconds was filled in by a machine. */
const FASTEST_MS = 2000

/**
 * Whether a program seems to have sent a form: it filled the field that people do not see, or was faster than anyone types.
 * Without script the time is not known, and not judged.
 */
export function looksAutomatic({ website = '', filledFor }: Pick<Submission, 'website' | 'filledFor'>): boolean {
  return website !== '' || (filledFor !== undefined && filledFor < FASTEST_MS)
}
