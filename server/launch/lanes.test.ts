import { expect, test } from 'vitest'
import { runInLanes } from './lanes.mjs'

interface Check {
  name: string
  needs?: Check[]
}

const build: Check = { name: 'build' }
const journeys: Check = { name: 'journeys', needs: [build] }
const [int, lint, unit] = ['int', 'lint', 'unit'].map((name): Check => ({ name }))
const all = [build, int, journeys, lint, unit].filter((check) => check !== undefined)

/** Runs the checks, and ends those that run by hand: names as they begin, and a function that ends one. */
function inLanes(lanes: number) {
  const begun: string[] = []
  const ends = new Map<string, (isWell: boolean) => void>()
  const holds = ({ name }: Check) => {
    begun.push(name)
    return new Promise<boolean>((resolve) => ends.set(name, resolve))
  }
  const done = runInLanes(all, lanes, holds)
  return {
    begun,
    done,
    async end(name: string, isWell = true) {
      ends.get(name)?.(isWell)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('as many checks run as there are lanes, in order, and a check waits for those it needs', async () => {
  const { begun, done, end } = inLanes(3)
  expect(begun).toEqual(['build', 'int', 'lint'])
  await end('lint')
  expect(begun.slice(3)).toEqual(['unit'])
  await end('build')
  expect(begun.slice(4)).toEqual(['journeys'])
  for (const name of ['unit', 'int', 'journeys']) await end(name)
  expect(await done).toBe(true)
})

test('no check begins after a failure, and running ones are waited for', async () => {
  const { begun, done, end } = inLanes(2)
  await end('build', false)
  expect(begun).toEqual(['build', 'int'])
  await end('int')
  expect(await done).toBe(false)
})

test('a check runs without a required check that was not chosen', async () => {
  const asked: string[] = []
  const holds = async ({ name }: Check) => asked.push(name) > 0
  expect(await runInLanes([journeys], 1, holds)).toBe(true)
  expect(asked).toEqual(['journeys'])
})
