import { typedName } from '#domain/typed-text.ts'
import { oneLine } from './name.ts'
import { readPhone } from './phone.ts'

/** A name as searches compare it: in one line and lower case. */
export function searchedName(name: string): string {
  return typedName(oneLine(name)).toLocaleLowerCase('fi')
}

/** What a word of a search may begin. */
export interface SearchWord {
  /** Of first name, last name or mail address, in lower case. */
  text: string
  /** Of a customer number, in upper case; undefined where it cannot be one. */
  number?: string
  /** Of a phone number in E.164; undefined where it cannot be one. */
  phone?: string
}

/** A search by staff, word by word: each must begin something of the customer. Empty for less than two characters. */
export function searchWords(typed: string): SearchWord[] {
  const line = searchedName(typed)
  if (line.length < 2) return []
  const phone = phoneIn(line)
  return phone ? [{ text: line, phone }] : line.split(' ').map(searchWord)
}

function searchWord(text: string): SearchWord {
  return { text, ...(/^a\d+$/.test(text) && { number: text.toUpperCase() }) }
}

/** `040 12` begins `+35840 12`: a number without a country code is Finnish. */
function phoneIn(line: string): string | undefined {
  if (!/^[+\d][\d ()-]+$/.test(line)) return undefined
  const digits = line.replaceAll(/[^+\d]/g, '')
  return readPhone(digits) ?? digits.replace(/^0/, '+358')
}

/** What of a search may be a surname, and what is left as the beginning of a first name; both as searches compare them. */
export interface SurnameIn {
  surname: string
  firstName: string
}

/** The ways to read a search as a name: surname alone, first or last. Empty for more words than names have (five). */
export function surnamesIn(typed: string): SurnameIn[] {
  const words = searchedName(typed).split(' ')
  if (words.length > 5 || words[0] === '') return []
  const join = (some: string[]) => some.join(' ')
  const splits = words.slice(1).flatMap((_, at) => [
    { surname: join(words.slice(at + 1)), firstName: join(words.slice(0, at + 1)) },
    { surname: join(words.slice(0, at + 1)), firstName: join(words.slice(at + 1)) },
  ])
  return [{ surname: join(words), firstName: '' }, ...splits]
}

/**
 * The ways in which a word is written: as typed, in small letters, with a capital, in capitals. Databases fold ASCII alone, so that `öhman`
 * finds no `Öhman` by itself.
 */
export function spellings(typed: string): string[] {
  const word = oneLine(typed)
  const small = word.toLocaleLowerCase('fi')
  const capital = small.replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toLocaleUpperCase('fi'))
  return [...new Set([word, small, capital, small.toLocaleUpperCase('fi')])].filter((one) => one !== '')
}
