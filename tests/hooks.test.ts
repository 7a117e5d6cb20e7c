import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hooks } from '#plugins/hooks.ts'

const sources = globSync('{plugins,cms,server}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\./.test(file) && !file.startsWith('plugins/kit/hook.ts'))
  .map((file) => readFileSync(file, 'utf8'))

const defined = sources.flatMap((text) =>
  [...text.matchAll(/export const (\w+) = (?:hook|namedHook)<[^]*?\(\s*'([^']+)'/g)].map(
    ([, name = '', title = '']) => ({
      name,
      title,
    }),
  ),
)

test('plugins/hooks.ts lists every hook', () => {
  const calls = sources.flatMap((text) => text.match(/\b(hook|namedHook)</g) ?? [])
  expect(calls).toHaveLength(defined.length)
  expect(hooks.map(({ title }) => title).toSorted()).toEqual(defined.map(({ title }) => title).toSorted())
})

test('no two hooks have the same title', () => {
  expect(new Set(hooks.map(({ title }) => title)).size).toBe(hooks.length)
})

test.each(defined)('a subject registers at the hook $title and another calls it', ({ name }) => {
  const registers = new RegExp(String.raw`\b${name}\.on\(`)
  const calls = new RegExp(String.raw`\b${name}\.(of|only|get)\(`)
  expect(sources.filter((text) => registers.test(text)).length).toBeGreaterThan(0)
  expect(sources.filter((text) => calls.test(text)).length).toBeGreaterThan(0)
})

test.each(defined)('one subject alone registers at the hook $title if it is called by only', ({ name }) => {
  const registrations = sources.flatMap((text) => text.match(new RegExp(String.raw`\b${name}\.on\(`, 'g')) ?? [])
  const isCalledByOnly = sources.some((text) => text.includes(`${name}.only(`))
  if (isCalledByOnly) expect(registrations).toHaveLength(1)
})
