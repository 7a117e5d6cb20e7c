import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LAW_DAYS, SHOP_DAYS } from '#domain/orders/withdrawal-terms.ts'

/** Written pages and labels that name the days literally. Mails and the order page get them as a parameter. */
const promises: [file: string, at: string][] = [
  ['article', 'promises.return'],
  ['article', 'promises.return_frame'],
  ['article', 'promises.return_sealed'],
  ['home', 'promises.return.title'],
  ['info', 'guarantees.sections.0.heading'],
  ['info', 'guarantees.sections.0.paragraphs.0'],
  ['info', 'terms.sections.3.paragraphs.0'],
]
const laws: [file: string, at: string][] = [
  ['home', 'promises.return.text'],
  ['info', 'guarantees.sections.0.paragraphs.0'],
  ['info', 'terms.sections.3.paragraphs.0'],
]
const given: [file: string, at: string][] = [
  ['mail', 'confirmation.withdrawal'],
  ['mail', 'sent.withdrawal'],
  ['withdrawals', 'page.terms'],
  ['withdrawals', 'page.terms_until'],
]

test.each(promises)("%s.json %s promises the shop's own days", (file, at) => {
  expect(sentence(file, at).replaceAll('\u00a0', ' ')).toContain(`${SHOP_DAYS} päivä`)
})

test.each(laws)('%s.json %s names the days of the law', (file, at) => {
  expect(sentence(file, at)).toMatch(new RegExp(`[Ll]aki antaa (sinulle )?${LAW_DAYS} päivää`))
})

test.each(given)('%s.json %s is given both, and spells neither', (file, at) => {
  expect(sentence(file, at)).toMatch(/\{\{shop\}\}/)
  expect(sentence(file, at)).toMatch(/\{\{law\}\}/)
  expect(sentence(file, at)).not.toMatch(/\d/)
})

function sentence(file: string, at: string): string {
  let found: unknown = JSON.parse(readFileSync(`locales/fi/${file}.json`, 'utf8'))
  for (const step of at.split('.')) found = (found as Record<string, unknown>)[step]
  return String(found)
}
