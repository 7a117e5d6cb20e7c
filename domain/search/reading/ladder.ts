import type { FacetFilter, RangeFilter, SearchAnswer, SearchQuestion } from '../engine.ts'
import { isDescribing } from './adjectives.ts'
import { byHold, isModifier, type Part, type Reading } from './reading.ts'

/** What goods are asked for in one step, and what was dropped for it. */
export interface Step {
  text: string
  filters: readonly (FacetFilter | RangeFilter)[]
  sort: SearchQuestion['sort']
  dropped: readonly Part[]
}

/** The size of a bottle, which its kind does not always come in. */
const BOTTLE = /^\d+ ml$/

/** Steps that are tried at most. */
const MOST_STEPS = 8

/** An answer of goods with the question that found it. */
export interface GoodsAnswer {
  answer: SearchAnswer
  question: SearchQuestion
  dropped: readonly Part[]
}

/**
 * The ways to ask for goods, from exact to loose. What decides, a noun or a brand, stays in each; of its modifiers
 * first one is dropped, the loosest first, then two, and so on. Nothing else is dropped: where all is modifiers, the
 * one that holds best stays. Empty where the question is of a place alone. `usual` is what an order without goods is
 * of.
 */
export function stepsOf(reading: Reading, usual: readonly FacetFilter[] = []): Step[] {
  const { parts, apart } = reading
  return [parts, apart ?? []].flatMap((read) => stepsOfParts(read, reading, usual))
}

function stepsOfParts(parts: readonly Part[], { isSentence, known }: Reading, usual: readonly FacetFilter[]): Step[] {
  const ofGoods = parts.filter((part) => !isBeside(part))
  if (ofGoods.length === 0) return []
  // Beside a noun that the shop knows, an unknown word says more of it.
  const isOfNoun = ofGoods.some(({ aspect }) => ['category', 'brand', 'model', 'sport'].includes(aspect))
  const words = ofGoods.filter(({ aspect }) => aspect === 'word')
  // What another language calls goods is a noun itself: "putsduk till glasögon".
  const named = words.filter(({ sure }) => sure < 1)
  const describing = words.filter((one) => isDescribing(one.words) && !known.has(one.words))
  const sizes = words.length > 1 ? words.filter(({ words: said }) => BOTTLE.test(said)) : []
  const unknown = isSentence ? [] : isOfNoun ? words : [...sizes, ...describing]
  const modifiers = [...unknown, ...ofGoods.filter(isModifier).toSorted(byHold)]
  const hasDeciding = modifiers.length < ofGoods.length
  const most = hasDeciding ? modifiers.length : modifiers.length - 1
  const dropped: Part[][] = [[], ...modifiers.slice(0, most > 0 ? modifiers.length : 0).map((one) => [one])]
  for (let count = 2; count <= most; count++) dropped.push(modifiers.slice(0, count))
  // Of several words for a thing to be used with glasses one says what it is, the last one best: "pehmeä pussi
  // laseille".
  if (ofGoods.some(({ aspect }) => aspect === 'use') && words.length > 1)
    for (const word of words.toReversed()) dropped.push(words.filter((other) => other !== word))
  // Of several nouns that no goods unite the first one decides: "silmätipat piilolinssien käyttäjälle". What is worn in
  // general says least.
  const nouns = ofGoods.filter(({ aspect }) => aspect === 'category' || aspect === 'sport')
  const others = nouns.filter(isGeneral)
  const specific = nouns.filter((noun) => !isGeneral(noun))
  const glasses = nouns.filter(isOfFrames)
  if (named.length > 0 && glasses.length > 0) dropped.splice(1, 0, glasses, [...modifiers, ...glasses])
  if (nouns.length > 1) {
    const gone = others.length > 0 && specific.length > 0 ? others : nouns.slice(1)
    dropped.push(gone, [...modifiers, ...gone])
    if (specific.length > 1) dropped.push([...others, ...specific.slice(1)])
  }
  // Of a sentence that nothing answers the goods that it names are left.
  if (isSentence && specific.length > 0 && words.length > 0) dropped.push([...words, ...others])
  const beside = parts.filter(isBeside)
  const steps = dropped.slice(0, MOST_STEPS).map((gone) => stepOf(ofGoods, gone, beside, usual))
  if (!ofGoods.some(({ head }) => head)) return steps
  // Where no goods have all of a compound, its last part says what it is.
  const gone = ofGoods.flatMap((part) => (part.head ? purposeOf(part) : isModifier(part) ? part : []))
  const heads = ofGoods.map((part) => (part.head ? { ...part, words: part.head } : part))
  return [...steps, stepOf(heads, gone, beside, usual)]
}

/** It says nothing of goods, or nothing that they are found by. */
function isBeside({ aspect, isUnread }: Part): boolean {
  return aspect === 'place' || aspect === 'store' || isUnread === true
}

/** What a compound is for, without what it is. */
function purposeOf(part: Part): Part {
  return { ...part, typed: part.words.slice(0, part.words.length - (part.head ?? '').length) }
}

/** "Lasit" alone is anything that is worn. */
function isGeneral({ filters }: Part): boolean {
  return filters.some((filter) => 'facet' in filter && filter.facet === 'category' && filter.values.length > 1)
}

/** Glasses, of which something is asked for. */
function isOfFrames({ filters }: Part): boolean {
  return filters.some((filter) => 'facet' in filter && filter.facet === 'category' && filter.values.includes('frames'))
}

function stepOf(
  ofGoods: readonly Part[],
  gone: readonly Part[],
  beside: readonly Part[],
  usual: readonly FacetFilter[],
): Step {
  const stored = ofGoods.filter((part) => !gone.includes(part))
  const text = stored.flatMap(({ words }) => words || []).join(' ')
  const filters = stored.flatMap((part) => part.filters)
  // A shopper who asked for a price and finds none that low wants the lowest.
  const isPriceGone = gone.some(({ aspect }) => aspect === 'price')
  const sort = stored.find((part) => part.sort)?.sort ?? (isPriceGone ? { number: 'price' } : undefined)
  const isOpen = text === '' && filters.length === 0
  return { text, filters: isOpen ? usual : filters, sort, dropped: [...gone, ...beside] }
}

/** What only long texts mention is not what was asked for: some word says what goods are. */
function isDistinctive({ words }: SearchAnswer): boolean {
  return words.length === 0 || words.some((word) => word.isDistinctive)
}

/** Asks step by step until something has all that is asked. Null where nothing has. */
export async function climb(
  steps: readonly Step[],
  question: SearchQuestion,
  search: (question: SearchQuestion) => Promise<SearchAnswer>,
): Promise<GoodsAnswer | null> {
  for (const { text, filters, sort, dropped: droppedWords } of steps) {
    const narrowed = { ...question, text, matched: filters }
    const asked = sort && !question.sort ? { ...narrowed, sort } : narrowed
    const answer = await search(asked)
    if (answer.total > 0 && !answer.isPartial && isDistinctive(answer))
      return { answer, question: asked, dropped: droppedWords }
  }
  return null
}
