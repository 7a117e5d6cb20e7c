import { fill } from './fill.ts'
import type { RxProblem } from './read-prescription.ts'

/** The messages of the prescription form, by their code. */
export interface RxTexts {
  eyes: Record<string, string>
  /** Names the eye before a sentence that does not. */
  at_eye: string
  problems: Record<string, string>
  unusual: Record<string, string>
}

/** The message of one problem, with its eye. */
export function rxSentence({ code, eye, details }: RxProblem, { problems, eyes, at_eye: atEye }: RxTexts): string {
  const name = eyes[eye ?? ''] ?? ''
  const sentence = fill(problems[code] ?? '', { ...details, eye: name })
  return name && code.startsWith('prescription.') ? fill(atEye, { eye: name, sentence }) : sentence
}
