import { expect, test } from 'vitest'
import { bundle, onPreact, peers, weightOf } from './build.ts'

test('own code weighs 35 kB at most, with React 19 95, and the script on Preact 50', async () => {
  expect(weightOf(await bundle(['main.ts'], peers))).toBeLessThan(35_000)
  expect(weightOf(await bundle(['script.tsx'], []))).toBeLessThan(95_000)
  expect(weightOf(await bundle(['script.tsx'], [], onPreact))).toBeLessThan(50_000)
})
