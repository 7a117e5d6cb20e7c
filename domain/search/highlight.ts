import type { Analyze } from './analyzer.ts'
import { fold, questionWords } from './words.ts'

/** A piece of a text; `isHit` pieces are shown strong. Joined, the pieces are the text. */
export interface HighlightPiece {
  text: string
  isHit: boolean
}

const WORD = /[\p{Letter}\p{Number}\p{Mark}]+/gu

/** Marks in a text the words that a question found there: its beginnings, or the whole word where it is bent otherwise. */
export function highlight(text: string, question: string, analyze: Analyze): HighlightPiece[] {
  const asked = questionWords(question).map((word) => ({ folded: fold(word), base: analyze(word).base }))
  const pieces: HighlightPiece[] = []
  let done = 0
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const length = hitLength(found, asked, analyze)
    if (length === 0) continue
    if (index > done) pieces.push({ text: text.slice(done, index), isHit: false })
    pieces.push({ text: text.slice(index, index + length), isHit: true })
    done = index + length
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isHit: false })
  return pieces
}

/** How many characters of a word are hit. */
function hitLength(found: string, asked: { folded: string; base: string }[], analyze: Analyze): number {
  const word = found.normalize('NFC').toLowerCase()
  const folded = fold(word)
  const begun = asked.filter((one) => folded.startsWith(one.folded)).map((one) => one.folded.length)
  // Characters of a decomposed text are not letters of the folded word: then the whole word is marked.
  if (begun.length > 0) return found.length === folded.length ? Math.max(...begun) : found.length
  const { base, head, modifiers } = analyze(word)
  return asked.some((one) => one.base === base || one.base === head || modifiers.includes(one.base)) ? found.length : 0
}
