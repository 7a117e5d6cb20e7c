import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { Refusal } from '#domain/refusal.ts'
import { problemsWithGlasses } from './glasses-problems.ts'

/**
 * Throws the first reason why these values cannot stand on a prescription: a cylinder without its axis, an impossible
 * addition, an exam that lies ahead. Whether lenses can be ground by them today is another question, which does not
 * stop an old or a strong prescription from being stored.
 */
export function assertBeReadable(prescription: GlassesPrescription, today: string): void {
  const [problem] = readingProblems(prescription, today)
  if (problem) throw new Refusal(problem.code, problem.details)
}

const ABOUT_GRINDING = ['prescription.too_old', 'prescription.too_strong', 'prescription.pd_missing']

/** Whether a problem stops lenses from being ground today, but not the prescription from being stored. */
export function isAboutGrinding({ code }: { code: string }): boolean {
  return ABOUT_GRINDING.includes(code)
}

function readingProblems(prescription: GlassesPrescription, today: string) {
  return problemsWithGlasses(prescription, today).filter((problem) => !isAboutGrinding(problem))
}
