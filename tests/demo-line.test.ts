import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DemoLine } from '#cms/views/DemoLine.tsx'
import { contractPage } from '#plugins/provider/contract-page.ts'
import { importsOf } from './imports.ts'

beforeEach(() => vi.stubEnv('SHOP_DEMO', 'on'))
afterEach(() => vi.unstubAllEnvs())

const components = globSync('site/**/*.astro').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const used = Map.groupBy(importsOf(components), ({ file }) => file)

/** Whether a component of the site is another, or has it somewhere inside. */
function has(file: string, wanted: string): boolean {
  return (
    file === wanted || (used.get(file) ?? []).some(({ target }) => target?.endsWith('.astro') && has(target, wanted))
  )
}

test.each(globSync('site/pages/**/*.astro'))('the page %s of a demo says so', (page) => {
  expect(has(page, 'site/components/shell/DemoLine.astro')).toBe(true)
})

test('every page of the admin of a demo says so', () => {
  expect(renderToStaticMarkup(DemoLine())).toContain('Tämä on esittelykauppa')
  expect(readFileSync('cms/app/(payload)/layout.tsx', 'utf8')).toContain('<DemoLine />')
})

test('the admin of a shop that is no demo does not say so', () => {
  vi.stubEnv('SHOP_DEMO', 'off')
  expect(renderToStaticMarkup(DemoLine())).toBe('')
})

test('the page of the widget protocol of a demo says so', () => {
  expect(contractPage()).toContain('This is a demo shop')
})
