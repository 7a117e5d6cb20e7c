/** The sentences that the prescription form may have to say by itself, by their code. */
export interface RxTexts {
  eyes: Record<string, string>
  /** Names the eye before a sentence that does not. */
  at_eye: string
  problems: Record<string, string>
  unusual: Record<string, string>
}
