import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FIXED_PATHS, pathProblem } from '#domain/pages/page-path.ts'

/** An address of each page of the site. One with a dot, such as `/sitemap.xml`, no page of the editors can have. */
const addresses = globSync('site/pages/**/*.{astro,ts}')
  .map((file) => file.normalize('NFC').replace(/^site\/pages|(\/index)?\.(astro|ts)$/g, ''))
  .map((pattern) => pattern.replaceAll(/\[[^\]]+\]/g, 'jokin') || '/')
  .filter((address) => !address.includes('.') && !address.startsWith('/jokin'))

test('the site has pages at fixed addresses', () => expect(addresses).toEqual(expect.arrayContaining(FIXED_PATHS)))

test.each(addresses)('no page of the editors takes the place of %s', (address) => {
  if (!FIXED_PATHS.includes(address)) expect(pathProblem(address, 'fi')).toBe('reserved')
})
