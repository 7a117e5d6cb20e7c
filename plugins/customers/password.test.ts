import { expect, test } from 'vitest'
import { isPassword } from './password.ts'

/** How many of these guesses at once were tried, and not refused as too many. */
async function tried(networks: readonly string[]): Promise<number> {
  const guesses = await Promise.allSettled(networks.map((network) => isPassword(null, 'arvaus arvaus', network)))
  return guesses.filter(({ status }) => status === 'fulfilled').length
}

test('networks with recent wrong passwords do not take the places of other networks', async () => {
  const guessing = Array.from({ length: 60 }, (_, at) => `192.0.2.${at}`)
  for (let from = 0; from < 60; from += 20) expect(await tried(guessing.slice(from, from + 20))).toBe(20)
  const [again, owner] = await Promise.all([tried(guessing), tried(['198.51.100.1'])])
  expect(again).toBe(10)
  expect(owner).toBe(1)
})
