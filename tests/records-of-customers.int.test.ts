import { expect, test } from 'vitest'
import { storedKinds, recordKeepersOf } from '#plugins/customers/customer-records.ts'
import { declared } from './declared.ts'
import { opened } from './opened.ts'
import { openTrial } from './trial-shop.ts'

const trial = opened(openTrial)

test('every collection says who keeps what it holds of a customer, or why nobody must', async () => {
  const keepers = recordKeepersOf(await trial.shop.req())
  const slugs = trial.shop.payload.config.collections.map(({ slug }) => slug).filter((slug) => !/^payload-/.test(slug))
  expect(slugs.filter((slug) => !declared[slug])).toEqual([])
  const named = Object.values(declared).flatMap((own) => {
    const of = own?.ofCustomers
    return of && of !== 'nothing' && 'storedBy' in of ? [of.storedBy] : []
  })
  expect([...new Set(named)].toSorted()).toEqual([...keepers.keys()].toSorted())
})

test('every keeper moves its records where two accounts become one, but for what is forgotten then', async () => {
  const without = [...recordKeepersOf(await trial.shop.req())].flatMap(([name, { merge }]) => (merge ? [] : [name]))
  expect(without.toSorted()).toEqual(['account', 'passkeys', 'sessions'])
})

test('what may stay after a deletion has a sentence', async () => {
  const { default: tasks } = await import('#locales/fi/account-tasks.json', { with: { type: 'json' } })
  const words = storedKinds.flatMap((kind) => [`${kind}_one`, `${kind}_other`])
  expect(Object.keys(tasks.kept).toSorted()).toEqual(words.toSorted())
})
