import { expect, test } from 'vitest'
import { shopAnalyzers } from './analyzers.ts'
import { questionKey } from './same-question.ts'

const { fi } = shopAnalyzers()

test.each([
  ['Aurinkolasit', 'aurinkolaseja', true],
  ['mustat aurinkolasit', 'AURINKOLASIT, musta!', true],
  ['aurinkolasit', 'piilolinssit', false],
  ['aurinkolasit', 'mustat aurinkolasit', false],
  [' ', '🕶️', true],
])('%j and %j are the same search: %s', (one, other, isSame) => {
  expect(questionKey(one, fi) === questionKey(other, fi)).toBe(isSame)
})
