import { expect, test } from 'vitest'
import { bundle, onPreact, peers, weightOf } from './build.ts'

test('the widgets weigh at most 35 kB by themselves, 95 kB with React 19, and 50 kB on Preact', async () => {
  expect(weightOf(await bundle(['main.ts'], peers))).toBeLessThan(35_000)
  expect(weightOf(await bundle(['script.tsx'], []))).toBeLessThan(95_000)
  expect(weightOf(await bundle(['script.tsx'], [], onPreact))).toBeLessThan(50_000)
})
