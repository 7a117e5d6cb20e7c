import type { Part, Reading } from './reading.ts'

/** Aspects of a question for goods of a town: `Porista aurinkolasit`. */
const ofPlace: readonly Part['aspect'][] = ['place', 'store', 'category']

/** Endings of "in", "from", "at" and "off" a town: `Porissa`, `Porista`, `Tampereella`, `Tampereelta`. */
const IN_OR_FROM = /(?:s[st]|l[lt])[aä]$/

/** A kind of goods in or from a town, and no more of them: `Porista aurinkolasit`. */
export function asksWhere({ parts }: Reading): boolean {
  const isIn = parts.some(({ aspect, typed }) => aspect === 'place' && IN_OR_FROM.test(typed))
  return isIn && parts.every(({ aspect }) => ofPlace.includes(aspect))
}

/** Glasses and nothing of them: beside a town it asks where to buy them. Frames (`kehykset`, `pokat`) are goods. */
export function isPlainGlasses({ aspect, typed, filters }: Part): boolean {
  const isFramed = filters.some((one) => 'facet' in one && one.facet === 'category' && one.values.includes('frames'))
  return aspect === 'category' && isFramed && !/kehy|pok/.test(typed)
}

/** A store beside one unknown word, which may be a misspelt town: `tampree myymälä`. */
export function isOfUnknownPlace({ parts, known }: Reading): boolean {
  const others = parts.filter(({ aspect }) => aspect !== 'store')
  const [word] = others
  return others.length === 1 && parts.length > 1 && word?.aspect === 'word' && !known.has(word.words)
}

/** The number of a house in an address: `Hämeenkatu 12`. */
export function isHouseNumber(words: string): boolean {
  return /^\d{1,3}$/.test(words)
}
