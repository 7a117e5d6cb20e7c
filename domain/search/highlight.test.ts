import { expect, it } from 'vitest'
import { shopAnalyzers } from './analyzers.ts'
import { highlight } from './highlight.ts'

const { fi } = shopAnalyzers()

function marked(text: string, question: string): string {
  return highlight(text, question, fi)
    .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
    .join('')
}

it.each([
  ['Mustat aurinkolasit', 'aurin', 'Mustat [aurin]kolasit'],
  ['Mustat aurinkolasit', 'aurinkolaseja', 'Mustat [aurinkolasit]'],
  ['Silmälasikehykset', 'kehys', '[Silmälasikehykset]'],
  ['Näin se käy', 'nain', '[Näin] se käy'],
  ['<b>Tuira</b>', 'tuira', '<b>[Tuira]</b>'],
  ['Tuira', '', 'Tuira'],
])('marks in %j what %j found', (text, question, result) => {
  expect(marked(text, question)).toBe(result)
})
