import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each(['aino@example.fi', 'aino.virtanen+optikko@posti.example.fi', "o'connor@example.com", 'äiti@sähkö.fi'])(
  'mail can be sent to %j',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

test.each([
  '',
  'aino',
  'aino@',
  '@example.fi',
  'aino@example',
  'aino@@example.fi',
  'aino@example..fi',
  'aino@.fi',
  'aino virtanen@example.fi',
  'aino@example.fi\r\nBcc: kaikki@example.fi',
  'aino@example.fi, toinen@example.fi',
  'Aino <aino@example.fi>',
  `${'a'.repeat(200)}@example.fi`,
])('an e-mail cannot be sent to %j', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('a long hostile address is checked at once', () => {
  const start = performance.now()
  isEmail(`a@${'a.'.repeat(5000)}`)
  expect(performance.now() - start).toBeLessThan(50)
})
