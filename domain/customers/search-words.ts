import { oneLine } from './name.ts'
import { readPhone } from './phone.ts'

/** A name as searches compare it: in one line and lower case. */
export function searchedName(name: string): string {
  return oneLine(name).toLocaleLowerCase('fi')
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
