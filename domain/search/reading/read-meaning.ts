import { stopWords } from '../stop-words.ts'
import { fold, questionWords } from '../words.ts'
import { mendCompound, mendName } from '../finnish/mend.ts'
import { adjectiveOf, faceWords } from './adjectives.ts'
import { numbersIn } from './numbers.ts'
import { lensDesigns } from './optician-words.ts'
import { withoutFillers } from './lexicon.ts'
import type { Part, Reading } from './reading.ts'
import { isAsking, isSentence } from './sentence.ts'
import { writtenForms } from './spoken-forms.ts'
import type { KnownWord, Vocabulary } from './vocabulary.ts'

/** A word of the question in Finnish, and how it was typed. */
interface Token {
  word: string
  typed: string
  sure: number
}

const [AS_IS, BENT, TRANSLATED] = [1, 0.9, 0.8]

/** Words of a known phrase at most. */
const LONGEST_KNOWN = 3
/** Letters of the parts of a compound that is read as an attribute and a noun. */
const SHORTEST_PART = 3

/**
 * What a question means, by the shop's own words and the rules of the language: pure, the same for every shop that has the vocabulary.
 *
 * Numbers are read first, then words of other languages and of everyday speech are put into the shop's Finnish, then each word is looked up.
 * What nobody knows stays a word, and decides; `mendsPlaces` takes it for a misspelt town, `isExact` every word as it is typed.
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
  const parts = besideLenses(
    [
      ...partsOf(
        telling.filter(({ word }) => !widths.has(word)),
        vocabulary,
      ),
      ...numbers.parts,
      ...bare,
    ],
    vocabulary,
  )
  const known = new Set(
    tokens
      .filter(({ word, typed: as, sure }) => sure < AS_IS || word !== as || vocabulary.analyze(word).isKnown)
      .map((token) => token.word),
  )
  return {
    parts,
    known,
    words: tokens.filter(({ typed: as }) => !isForeignFiller(as, vocabulary)).map(({ word }) => word),
    telling: telling.map(({ word }) => word),
    isSentence: isSentence(typed),
    mended: typed.every((word, at) => word === written[at]) ? null : typed.join(' '),
  }
}

/**
 * A compound that only one letter keeps from being known, or a name that one is lost of, where no language has the word as it stands. Of a
 * sentence no word is taken for a name: its verbs are near some.
 */
function mended(word: string, vocabulary: Vocabulary, { isTalk = false } = {}): string {
  const { analyze, known } = vocabulary
  if (isHad(word, vocabulary) || isAsking(word)) return word
  const isName = (near: string) => known.has(near) || known.has(analyze(near).base)
  return mendCompound(word, analyze) ?? (isTalk ? undefined : mendName(word, isName)) ?? word
}

/** The same, and a misspelt town. */
function mendedPlace(word: string, vocabulary: Vocabulary): string {
  const near = mended(word, vocabulary)
  return near === word && !isHad(word, vocabulary) ? (vocabulary.misspeltPlace(word) ?? word) : near
}

function isHad(word: string, vocabulary: Vocabulary): boolean {
  return (
    isOwnWord(word, vocabulary) || vocabulary.analyze(word).isKnown || phraseAt([word], vocabulary)[1] !== undefined
  )
}

/** Little words of Swedish and English, unless Finnish has them. */
function isForeignFiller(word: string, { analyze, known }: Vocabulary): boolean {
  const isFiller = (stopWords.sv.has(word) || stopWords.en.has(word)) && !stopWords.fi.has(word)
  return isFiller && !analyze(word).isKnown && !known.has(word)
}

/** Beside contact lenses a defect of sight says which ones: `kuukausilinssit hajataitto`. */
function besideLenses(parts: readonly Part[], { analyze }: Vocabulary): Part[] {
  const isOfLenses = parts.some(
    ({ aspect, typed, words, filters }) =>
      aspect === 'category' &&
      (/lins|lens|piila/.test(`${typed} ${words}`) || JSON.stringify(filters).includes('contact_lenses')),
  )
  return parts.map((part) => {
    const design = isOfLenses && part.aspect === 'word' ? lensDesigns[analyze(part.words).base] : undefined
    return design ? { ...part, aspect: 'lens', words: '', filters: [design] } : part
  })
}

/** The words in the shop's Finnish: the longest phrase of other languages or of everyday speech that begins at each is put in its place. */
function inFinnish(words: readonly string[], vocabulary: Vocabulary): Token[] {
  const { speech } = vocabulary
  const tokens: Token[] = []
  const longest = Math.max(1, ...speech.map((phrases) => phrases.longest))
  for (let at = 0; at < words.length;) {
    const [count, meaning] = phraseAt(words.slice(at, at + longest), vocabulary)
    const typed = words.slice(at, at + count).join(' ')
    if (meaning) for (const word of questionWords(meaning)) tokens.push({ word, typed, sure: TRANSLATED })
    else tokens.push({ word: typed, typed, sure: AS_IS })
    at += count
  }
  return tokens
}

function phraseAt(words: readonly string[], vocabulary: Vocabulary): [count: number, meaning: string | undefined] {
  for (let count = words.length; count > 0; count--) {
    const phrase = words.slice(0, count)
    const [only = ''] = phrase
    if (count === 1 && isOwnWord(only, vocabulary)) break
    for (const forms of count === 1 ? writtenForms(only).map((form) => [form]) : [phrase, withoutFillers(phrase)])
      for (const isBent of [false, true])
        for (const { meaningOf } of vocabulary.speech) {
          const meaning = meaningOf(forms, isBent)
          if (meaning) return [count, meaning]
        }
  }
  return [1, compoundMeaning(words[0] ?? '', vocabulary)]
}

/** `titanbågar`: a compound of words of one language, each of which has a meaning. */
function compoundMeaning(word: string, vocabulary: Vocabulary): string | undefined {
  if (isOwnWord(word, vocabulary) || vocabulary.analyze(word).isKnown) return undefined
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--)
    for (const { meaningOf } of vocabulary.speech) {
      const parts = [word.slice(0, at), word.slice(at)].map((part) => meaningOf([part], false))
      if (parts.every((part) => part !== undefined)) return parts.join(' ')
    }
  return undefined
}

/** The shop has this very word: no other language is asked what it means. Names of goods are their own only as they stand. */
function isOwnWord(word: string, vocabulary: Vocabulary): boolean {
  if (exactlyKnown(word, vocabulary) || vocabulary.isPlace(word) || adjectiveOf(word)) return true
  const known = knownOf([word], vocabulary)
  return known !== undefined && known.aspect !== 'model' && !(known.aspect === 'color' && !known.filters)
}

function exactlyKnown(word: string, { known }: Vocabulary): boolean {
  return known.has(word) || known.has(fold(word))
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
  return compound ?? [{ typed, aspect: 'word', words: word, filters: [], sure }]
}

/** The place that a word names, or of which it says who is from there: `kouvolalainen`. */
function placeOf(word: string, { isPlace }: Vocabulary): string | undefined {
  const home = word.replace(/l[aä]i(?:nen|s[a-zåäö]{0,6})$/, '')
  return [word, home].find((name) => isPlace(name))
}

function partOf(typed: string, { aspect, words, filters }: KnownWord, sure: number, form = words): Part {
  return filters ? { typed, aspect, words: '', filters, sure } : { typed, aspect, words: form, filters: [], sure }
}

function knownOf(words: readonly string[], { known, analyze }: Vocabulary): KnownWord | undefined {
  const key = words.join(' ')
  const base = words.map((word) => analyze(word).base).join(' ')
  return known.get(key) ?? known.get(base) ?? known.get(fold(key)) ?? known.get(fold(base))
}

/** What all glasses have, as an adjective says it: `mustasankainen`, `pyöreämuotoinen`. */
const HAVING = /^(?:sankai|kehyksi|kehykselli|runkoi|muotoi|malli|sävyi|reunai)(?:nen|s[a-zåäö]{0,6})$/

/** `kissansilmäkehykset`: an attribute that filters say, and the noun. */
function compoundOf({ word, typed, sure }: Token, vocabulary: Vocabulary): Part[] | undefined {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const [first, rest] = [word.slice(0, at), word.slice(at)]
    const noun = knownOf([rest], vocabulary)
    const isOfNoun = noun?.aspect === 'category'
    if (!isOfNoun && !HAVING.test(rest)) continue
    const attribute = attributeOf(first, vocabulary)
    if (attribute) return [partOf(typed, attribute, sure), ...(isOfNoun ? [partOf(typed, noun, sure, rest)] : [])]
  }
  return undefined
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
  const meant = meaning === undefined ? undefined : knownOf(questionWords(meaning), vocabulary)
  return meant && isAttribute(meant) ? meant : undefined
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

const PIECES: ReadonlySet<string> = new Set('kpl pack pcs st pakkaus kappaletta stycken pieces'.split(' '))
