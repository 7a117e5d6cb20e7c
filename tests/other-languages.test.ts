import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Values = Record<string, unknown>

/** Seeds whose every record is said in all languages, and the lists in them that are as well. */
const seeds: [file: string, lists: string[]][] = [
  ['categories/categories.json', []],
  ['brands/brands.json', []],
  ['bookings/exam-types.json', []],
  ['deliveries/methods.json', []],
  ['articles/eyewear.json', ['colors', 'flags']],
  ['articles/contact-lenses.json', ['flags']],
  ['articles/accessories.json', ['flags']],
  ['articles/lens-packages.json', ['tints']],
  ['lifestyle/plans.json', []],
  ['stores/stores.json', ['deviatingDays']],
  ['questions/questions.json', []],
  ['search/answers.json', []],
]

test.each(seeds)('%s has every text in Swedish and in English', (file, lists) => {
  const records = JSON.parse(readFileSync(`content-seeds/${file}`, 'utf8')) as Values[]
  const all = records.flatMap((record) => [record, ...lists.flatMap((list) => record[list] as Values[])])
  expect(all.filter((record) => !isSaid(record))).toEqual([])
})

test('every link and heading of the menus is in Swedish and in English', () => {
  const menus = JSON.parse(readFileSync('content-seeds/menus/menus.json', 'utf8')) as Values
  expect(recordsIn(menus).filter((record) => ('text' in record || 'title' in record) && !isSaid(record))).toEqual([])
})

/** Whether a record has words in both languages: the same, as many in a list, and none empty. */
function isSaid(record: Values): boolean {
  const { sv, en } = (record['translations'] ?? {}) as Record<string, Values | undefined>
  if (!sv || !en || Object.keys(sv).join() !== Object.keys(en).join()) return false
  return Object.entries(sv).every(([name, word]) => [word, en[name]].every((said) => isAsMuch(record[name], said)))
}

function isAsMuch(finnish: unknown, said: unknown): boolean {
  if (Array.isArray(finnish)) return Array.isArray(said) && said.length === finnish.length && said.every(Boolean)
  return typeof said === 'string' && said.trim() !== ''
}

/** The records of menus at any depth, without their words in other languages. */
function recordsIn(value: unknown): Values[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn)
  if (typeof value !== 'object' || value === null) return []
  const { translations: _, ...own } = value as Values
  return [value as Values, ...Object.values(own).flatMap(recordsIn)]
}
