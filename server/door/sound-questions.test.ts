import { describe, expect, test } from 'vitest'
import { isSoundQuestion } from './sound-questions.ts'

describe('a question to a list', () => {
  test.each([
    '',
    '?limit=0&page=2&depth=0&sort=-createdAt',
    '?where[id][equals]=12',
    '?where[id][not_equals]=',
    '?where[and][0][or][1][title][like]=halinen',
    '?where[document.relationTo][equals]=orders',
    '?where[id][in]=1,2',
    '?where[id][in][0]=1&where[id][in][1]=2',
    '?where[id][in][]=1&where[id][in][]=2',
    '?select[title]=true&joins[prices][limit]=5&joins[prices][where][amount][greater_than]=5&locale=fi&draft=true',
    '?where%5Bid%5D%5Bequals%5D=1',
  ])('can be read: %s', (search) => {
    expect(isSoundQuestion(search)).toBe(true)
  })

  test.each([
    '?page=1e99',
    '?limit=1e30',
    '?limit=-1',
    '?depth=x',
    '?page=1&page=2',
    '?page[]=1',
    '?joins[prices][limit]=1e30',
    '?joins[prices][where][amount][near]=1,2',
    '?data=abc',
  ])('counts with numbers: %s', (search) => {
    expect(isSoundQuestion(search)).toBe(false)
  })

  test.each([
    '?where=abc',
    '?where={}',
    '?where',
    '?where[]=1',
    '?where[id]=1',
    '?where[id]=',
    '?where[and]=x',
    '?where[or]=',
    '?where[or][0]=1',
    '?where[and][0][id]=1',
    '?where[and][equals]=1',
    '?where[id][equals][a]=1',
    '?where[id][equals][]=1',
    '?where[id][equals]=1&where[id][equals]=2',
    '?where[placedAt][near]=1,2',
    '?where[id][nope]=1',
    '?where[in][0][a]=1',
    "?where[parameters.power'--][equals]=1",
    `?where${'[and][0]'.repeat(5)}[id][equals]=1`,
  ])('says all of each condition, and nothing that is none: %s', (search) => {
    expect(isSoundQuestion(search)).toBe(false)
  })
})
