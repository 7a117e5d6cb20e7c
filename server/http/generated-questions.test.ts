import { expect, test } from 'vitest'
import { boundedQuestion } from './generated-questions.ts'

test.each([
  ['depth=10&limit=20', 'depth=3&limit=5'],
  ['depth=0&limit=0', 'depth=0&limit=200'],
  ['depth=2&limit=200', 'depth=2&limit=5'],
  ['depth=1&limit=200', 'depth=1&limit=20'],
  ['limit=100000', 'limit=20'],
  ['limit=all', 'limit=20'],
  ['depth=-1', 'depth=0'],
  ['pagination=false', 'limit=20'],
  ['pagination=false&limit=0&depth=0', 'limit=200&depth=0'],
  ['limit[]=0&depth[]=10', 'limit=5&depth=3'],
  ['limit[0]=0&limit=5&depth=0', 'limit=5&depth=0'],
  ['joins[prices][limit][]=0&depth=0', 'joins%5Bprices%5D%5Blimit%5D=200&depth=0'],
  ['joins[prices][limit]=0&depth=0', 'joins%5Bprices%5D%5Blimit%5D=200&depth=0'],
  ['where[slug][equals]=takuut&sort=-updatedAt', 'where%5Bslug%5D%5Bequals%5D=takuut&sort=-updatedAt'],
  [
    'where[document.relationTo][equals]=pages&where[document.value][equals]=37',
    'where%5Bdocument.relationTo%5D%5Bequals%5D=pages&where%5Bdocument.value%5D%5Bequals%5D=37',
  ],
])('the query %s is bounded to %s', (question, bounded) => {
  expect(boundedQuestion(question)).toBe(bounded)
})

test.each([
  'sort=account.hash',
  'sort=-name,account.hash',
  'sort[]=account.hash',
  'where[or][0][and][0][account.hash][exists]=true',
  'where={"account.hash":{"exists":true}}',
  'where[document.value.hash][equals]=x',
  'joins[prices][sort]=account.hash',
  'joins[prices][where][account.hash][exists]=true',
])('%s, which would reveal a hidden field, is refused', (question) => expect(boundedQuestion(question)).toBeUndefined())
