import { oneLine } from './name.ts'

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
