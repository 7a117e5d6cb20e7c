import { expect, test } from 'vitest'
import { storedKinds, customerRecords } from '#plugins/customers/hooks.ts'
import { declared } from './declared.ts'
import { opened } from './opened.ts'
import { openTrial } from './trial-shop.ts'

const trial = opened(openTrial)

test('every collection names the module that stores its customer data, or why it needs none', async () => {
  const keepers = customerRecords.of(await trial.shop.req())
  const slugs = trial.shop.payload.config.collections.map(({ slug }) => slug).filter((slug) => !/^payload-/.test(slug))
  expect(slugs.filter((slug) => !declared[slug])).toEqual([])
  const named = Object.values(declared).flatMap((own) => {
    const of = own?.ofCustomers
    return of && of !== 'nothing' && 'storedBy' in of ? [of.storedBy] : []
  })
  expect([...new Set(named)].toSorted()).toEqual([...keepers.keys()].toSorted())
})

test('every module moves its records when two accounts are merged, except those erased then', async () => {
  const without = [...customerRecords.of(await trial.shop.req())].flatMap(([name, { merge }]) => (merge ? [] : [name]))
  expect(without.toSorted()).toEqual(['account', 'passkeys', 'sessions'])
})

test('every kind of record that stays after a deletion has a sentence', async () => {
  const { default: tasks } = await import('#locales/fi/account-tasks.json', { with: { type: 'json' } })
  const words = storedKinds.flatMap((kind) => [`${kind}_one`, `${kind}_other`])
  expect(Object.keys(tasks.stored).toSorted()).toEqual(words.toSorted())
})
