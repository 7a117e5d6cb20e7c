import { stopWords } from '../stop-words.ts'
import { questionWords } from '../words.ts'
import { adjectiveOf, faceWords } from './adjectives.ts'
import { headOf, withCompounds } from './compounds.ts'
import { AS_IS, exactlyKnown, inFinnish, isForeignFiller, knownOf, SHORTEST_PART, type Token } from './in-finnish.ts'
import { mended, mendedPlace } from './mended.ts'
import { numbersIn } from './numbers.ts'
import { PIECES, readTogether } from './read-together.ts'
import type { Part, Reading } from './reading.ts'
import { isSentence } from './sentence.ts'
import { writtenForms } from './spoken-finnish.ts'
import type { KnownWord, Vocabulary } from './vocabulary.ts'

/** How sure the reading of a word is that everyday speech has bent. */
const BENT = 0.9

/** Words of a known phrase at most. */
const LONGEST_KNOWN = 3

/**
 * What a question means, by the shop's own words and the rules of the language: pure, the same for every shop that has the vocabulary.
 *
 * Numbers are read first, then words of other languages and of everyday speech are put into the shop's Finnish, then each word is looked up.
 * An unknown word stays a word, and decides; `mendsPlaces` takes it for a misspelt town, `isExact` every word as it is
 * typed.
 */
export function readMeaning(
  text: string,
  vocabulary: Vocabulary,
  { isExact = false, mendsPlaces = false } = {},
): Reading {
  const numbers = numbersIn(text, vocabulary)
  const written = questionWords(numbers.text)
  const isTalk = isSentence(written)
  const mend = mendsPlaces && !isTalk ? mendedPlace : mended
  const typed = isExact ? written : written.map((word) => mend(word, vocabulary, { isTalk }))
  const tokens = inFinnish(typed, vocabulary)
  const all: ReadonlySet<string> = new Set([...stopWords.fi, ...faceWords])
  const telling = tokens.filter(({ word, typed: as }) => !all.has(word) && !isForeignFiller(as, vocabulary))
  const bare = numbers.bare.filter(({ typed: number }) => isWidth(number, tokens, vocabulary))
  const widths = new Set(bare.map(({ typed: number }) => number))
  const ofWords = telling.filter(({ word, typed: as }) => !widths.has(word) && !numbers.labels.has(as))
  const partsFor = (some: readonly Token[]) =>
    readTogether([...partsOf(some, vocabulary), ...numbers.parts, ...bare], vocabulary)
  const joined = withCompounds(ofWords, vocabulary)
  const known = new Set(
    tokens
      .filter(({ word, typed: as, sure }) => sure < AS_IS || word !== as || vocabulary.analyze(word).isKnown)
      .map((token) => token.word),
  )
  return {
    parts: partsFor(joined),
    apart: joined.length < ofWords.length ? partsFor(ofWords) : null,
    known,
    words: tokens.filter(({ typed: as }) => !isForeignFiller(as, vocabulary)).map(({ word }) => word),
    telling: telling.map(({ word }) => word),
    isSentence: isSentence(typed),
    mended: typed.every((word, at) => word === written[at]) ? null : typed.join(' '),
  }
}

function partsOf(tokens: readonly Token[], vocabulary: Vocabulary): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < tokens.length;) {
    const [count, found] = readAt(tokens.slice(at, at + LONGEST_KNOWN), vocabulary)
    parts.push(...found)
    at += count
  }
  return parts
}

function readAt(tokens: readonly Token[], vocabulary: Vocabulary): [count: number, parts: Part[]] {
  for (let count = tokens.length; count > 1; count--) {
    const some = tokens.slice(0, count)
    const known = knownOf(
      some.map(({ word }) => word),
      vocabulary,
    )
    if (known) return [count, [partOf(some.map(({ typed }) => typed).join(' '), known, some[0]?.sure ?? AS_IS)]]
  }
  const [token, next] = tokens
  // The size of a bottle is no number of pieces.
  if (token && next?.word === 'ml' && /^\d+$/.test(token.word))
    return [2, [{ typed: `${token.typed} ml`, aspect: 'word', words: `${token.word} ml`, filters: [], sure: AS_IS }]]
  return [1, token ? readWord(token, vocabulary) : []]
}

/** One word: a known one, as it stands or as everyday speech has it, an adjective, a place, or an attribute before a noun in one compound. */
function readWord({ word, typed, sure }: Token, vocabulary: Vocabulary): Part[] {
  const forms = writtenForms(word)
  const place = exactlyKnown(word, vocabulary) ? undefined : placeOf(word, vocabulary)
  if (place) return [{ typed, aspect: 'place', words: place, filters: [], sure }]
  for (const form of forms) {
    const known = knownOf([form], vocabulary)
    if (known)
      return [partOf(typed, known, form === word ? sure : sure * BENT, form), ...nounOf(typed, known, sure, vocabulary)]
  }
  for (const form of forms) {
    const meaning = adjectiveOf(form)
    if (meaning && (vocabulary.readsNumbers || meaning.aspect === 'order'))
      return [{ typed, words: '', sure: sure * BENT, ...meaning }]
  }
  const compound = forms.map((form) => compoundOf({ word: form, typed, sure }, vocabulary)).find(Boolean)
  const shade = forms.map((form) => shadeOf({ word: form, typed, sure }, vocabulary)).find(Boolean)
  const head = headOf(word, vocabulary)
  return compound ?? shade ?? [{ typed, aspect: 'word', words: word, filters: [], sure, ...(head && { head }) }]
}

/** The place that a word names, or of which it says who is from there: `kouvolalainen`. */
function placeOf(word: string, { isPlace }: Vocabulary): string | undefined {
  const home = word.replace(/l[aä]i(?:nen|s[a-zåäö]{0,6})$/, '')
  return [word, home].find((name) => isPlace(name))
}

function partOf(typed: string, { aspect, words, filters }: KnownWord, sure: number, form = words): Part {
  return filters ? { typed, aspect, words: '', filters, sure } : { typed, aspect, words: form, filters: [], sure }
}

/** What all glasses have, as an adjective says it: `mustasankainen`, `pyöreämuotoinen`. */
const HAVING =
  /^(?:sankai|kehyksi|kehykselli|runkoi|muotoi|malli|sävyi|reunai)(?:nen|s[a-zåäö]{0,6})$|^mall(?:i|it|in|eja)$/

/** `kissansilmäkehykset`: an attribute that filters say, and the noun. */
function compoundOf({ word, typed, sure }: Token, vocabulary: Vocabulary): Part[] | undefined {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const [first, rest] = [word.slice(0, at), word.slice(at)]
    const noun = knownOf([rest], vocabulary) ?? spokenNoun(rest, vocabulary)
    const isOfNoun = noun?.aspect === 'category'
    if (!isOfNoun && !HAVING.test(rest)) continue
    const attribute = attributeOf(first, vocabulary)
    if (attribute) return [partOf(typed, attribute, sure), ...(isOfNoun ? [partOf(typed, noun, sure, rest)] : [])]
  }
  return undefined
}

/** What everyday speech calls goods, in a compound: `titaanipokat`. */
function spokenNoun(rest: string, vocabulary: Vocabulary): KnownWord | undefined {
  const [finnish] = vocabulary.speech
  const meaning = finnish?.meaningOf([rest], false)
  return meaning === undefined ? undefined : knownOf(questionWords(meaning), vocabulary)
}

/** What shades are called after. */
const SHADE = new RegExp(
  '^(?:bio|neon|pastelli|tumman|kirkkaan|syvän|heleän|haalean|hailakan|murretun|kylmän|lämpimän|taivaan|meren|metsän|ruohon|oliivin|tomaatin|' +
    'kirsikan|viinin|tiilen|ruosteen|hunajan|sitruunan|yön|teräksen|jään|hiekan|suklaan|kahvin|ruusun|persikan|lohen|korallin|mintun|laventelin)',
  'u',
)

/** `neonkeltaiset`: a shade is found by its color, `bioasetaattiset` by the material. */
function shadeOf({ word, typed, sure }: Token, vocabulary: Vocabulary): Part[] | undefined {
  const known = SHADE.test(word) ? knownOf([word.replace(SHADE, '')], vocabulary) : undefined
  return ['color', 'material'].includes(known?.aspect ?? '') && known?.filters
    ? [partOf(typed, known, sure * BENT)]
    : undefined
}

/** The noun of a compound that everyday speech has for an attribute: `puolikehykset`. */
function nounOf(typed: string, known: KnownWord, sure: number, vocabulary: Vocabulary): Part[] {
  const { headForm } = vocabulary.analyze(typed)
  const noun = isAttribute(known) && headForm !== null ? knownOf([headForm], vocabulary) : undefined
  return noun?.aspect === 'category' ? [partOf(typed, noun, sure, headForm ?? '')] : []
}

/** What the first part of a compound means, in the shop's words or in those of everyday speech. */
function attributeOf(first: string, vocabulary: Vocabulary): KnownWord | undefined {
  const own = knownOf([first], vocabulary)
  if (own) return isAttribute(own) ? own : undefined
  const meaning = vocabulary.speech
    .map(({ meaningOf }) => meaningOf([first], false) ?? meaningOf([first], true))
    .find(Boolean)
  const matched = meaning === undefined ? undefined : knownOf(questionWords(meaning), vocabulary)
  return matched && isAttribute(matched) ? matched : undefined
}

function isAttribute({ aspect, filters }: KnownWord): boolean {
  return filters !== undefined && aspect !== 'category' && aspect !== 'pieces'
}

/** A number alone is a width, unless it is said of lenses, bottles or pieces. */
function isWidth(number: string, tokens: readonly Token[], { analyze }: Vocabulary): boolean {
  const others = tokens.filter(({ word }) => word !== number)
  return !others.some(({ word }) => {
    const { base } = analyze(word)
    return /linssi|neste|tip[pl]a|liuos|pyyhe|pyyhkee|pipetti|tabletti/.test(base) || PIECES.has(word)
  })
}
