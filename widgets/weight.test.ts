import { expect, test } from 'vitest'
import { bundle, peers, weightOf } from './build.ts'

test('own code weighs 35 kB at most, and the script with React 95', async () => {
  expect(weightOf(await bundle(['main.ts'], peers))).toBeLessThan(35_000)
  expect(weightOf(await bundle(['script.tsx'], []))).toBeLessThan(95_000)
})
