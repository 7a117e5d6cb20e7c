import type { Analyze } from '../analyzer.ts'
import type { ExplainedWord, Explanation, SearchQuestion } from '../engine.ts'
import { answer } from './answer.ts'
import { fieldOf, formOf } from './codes.ts'
import { KEY_POINTS, keyedSlots } from './match-words.ts'
import { readQuestion, type AskedWord } from './read-question.ts'
import { boostFactor, placesOf } from './score.ts'
import type { Segment } from './segment.ts'

/** What made the score of a document, or null where the question does not find it. */
export function explain(segment: Segment, analyze: Analyze, question: SearchQuestion, id: string): Explanation | null {
  const slot = segment.slots.get(id)
  if (slot === undefined) return null
  const [hit] = answer(segment, analyze, { ...question, offset: 0, limit: 1 }, slot).hits
  if (!hit) return null
  const words = readQuestion(segment, analyze, question, segment.askedKinds(question.kinds)).flatMap((word) =>
    bestOf(segment, word, slot),
  )
  const key = keyedSlots(segment, question.text).includes(slot) ? [keyPart(question.text)] : []
  const place = question.sort ? 0 : (placesOf(segment, question).get(slot) ?? 0)
  return {
    score: hit.score,
    words: [...words, ...key],
    boosts: segment.settings.boosts.map(({ number }) => ({ number, factor: boostFactor(segment, number)(slot) })),
    placed: place > 0 ? 'pinned' : place < 0 ? 'buried' : null,
  }
}

function bestOf(segment: Segment, { word, alternatives }: AskedWord, slot: number): ExplainedWord[] {
  const { postings } = segment
  const best: ExplainedWord[] = []
  for (const { term, meeting, worth, reach } of alternatives) {
    postings.runs(term, (from, to) => {
      for (const entry of postings.pool.subarray(from, to)) {
        if (entry >>> 8 !== slot) continue
        const code = entry & 255
        const gained = (segment.points[reach][code] ?? 0) * worth
        if (gained <= (best[0]?.points ?? 0)) continue
        const field = segment.settings.fields[fieldOf(code)]?.name ?? ''
        best[0] = { word, found: segment.dictionary.wordOf(term), field, form: formOf(code), meeting, points: gained }
      }
    })
  }
  return best
}

function keyPart(text: string): ExplainedWord {
  return { word: text, found: text, field: '', form: 'word', meeting: 'key', points: KEY_POINTS }
}
