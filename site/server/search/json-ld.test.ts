import { expect, test } from 'vitest'
import type { Block } from '#contracts/blocks.ts'
import { faqJsonLd } from './json-ld.ts'

test('the questions of all blocks are combined into one list', () => {
  const blocks = [block('Milloin?'), { type: 'prescription-paper', heading: null } as const, block('Missä?')]
  expect(faqJsonLd(blocks)?.mainEntity.map(({ name }) => name)).toEqual(['Milloin?', 'Missä?'])
})

test('a page without questions has no FAQ data', () => {
  expect(faqJsonLd([{ type: 'cookie-list', heading: null, shows: ['list'] }])).toBeUndefined()
})

function block(question: string): Block {
  return { type: 'questions', heading: null, questions: [{ question, answer: '<p>Nyt.</p>' }] }
}
