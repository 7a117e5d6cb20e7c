import { expect, test } from 'vitest'
import { kindOf, writtenText } from './text-message.ts'

test.each([
  [{ text: 'Tilauksesi on\nnoudettavissa.' }, 2, 'Tilauksesi on noudettavissa.'],
  [{ text: ' Katso ', url: 'https://shop.example/t' }, 1, 'Katso https://shop.example/t'],
])('a text message is written in one line with its link: %j', (message, kind, written) => {
  expect(kindOf(message)).toBe(kind)
  expect(writtenText(message)).toBe(written)
})
