import { getViteConfig } from 'astro/config'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createViteServer } from 'vitest/node'
import { registerInProcessFetch } from '#server/door/inside.ts'
import { brand } from '#domain/brand.ts'
import { openSecondLanguage, wordsOutside } from './second-language.ts'
import { openTrial, type Trial } from './trial-shop.ts'

let trial: Trial
let site: Awaited<ReturnType<typeof createViteServer>>
/** Everything the shop has answered: editors' data, which is in their language. */
const answers: string[] = []

beforeAll(async () => {
  trial = await openTrial()
  openSecondLanguage()
  registerInProcessFetch(trial.shop.payload.config)
  const ask = globalThis.shopFetch
  globalThis.shopFetch = async (request) => {
    const answer = await ask(request)
    answers.push(await answer.clone().text())
    return answer
  }
  const configOf = getViteConfig({
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
  site = await createViteServer(await configOf({ mode: 'production', command: 'serve' }))
}, 120_000)
afterAll(() => Promise.all([trial.close(), site.close()]))

test('a page in a second language has no Finnish of ours: what is not its text is data', async () => {
  const html = await render('/site/pages/search.astro', '/search?q=aurakivi')
  expect(/<html lang="(\w+)"/.exec(html)?.[1]).toBe('sv')
  const data = [...answers, brand.name, NOT_SENTENCES].join('\n').normalize('NFC').toLocaleLowerCase('fi')
  expect(wordsOutside(html).filter((word) => !data.includes(word))).toEqual([])
})

/** Names of technical things in `<meta>`, and marks of ways to pay. */
const NOT_SENTENCES = 'width device initial scale viewport fit cover noindex visa mastercard american express'

async function render(page: string, path: string): Promise<string> {
  const load = (file: string) => site.ssrLoadModule(file)
  const [{ experimental_AstroContainer: Container }, react, { default: component }] = await Promise.all([
    load('astro/container'),
    load('@astrojs/react/server.js'),
    load(page),
  ])
  // A cart that nobody touches needs no script for it.
  const manifest = { clientDirectives: new Map([['touch', ';']]) }
  const container = await Container.create({ manifest })
  container.addServerRenderer({ name: '@astrojs/react', renderer: react.default })
  container.addClientRenderer({ name: '@astrojs/react', entrypoint: '@astrojs/react/client.js' })
  const request = new Request(new URL(path, 'http://localhost:1'))
  return container.renderToString(component, { request, locals: { language: 'sv' }, partial: false })
}
