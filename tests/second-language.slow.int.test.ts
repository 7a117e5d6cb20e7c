import { getViteConfig } from 'astro/config'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createViteServer } from 'vitest/node'
import { agreementOn } from '#plugins/agreements/repository.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { registerInProcessFetch } from '#server/http/in-process.ts'
import { brand } from '#domain/brand.ts'
import { openSecondLanguage, wordsOutside } from './second-language.ts'
import { NO_ORDER, openWithdrawalAdmin, type WithdrawalAdmin } from './withdrawal-admin.ts'

let admin: WithdrawalAdmin
let restoreSwedish: () => void
let site: Awaited<ReturnType<typeof createViteServer>>
/** Everything the API has answered: editors' data, which is in their language. */
const answers: string[] = []

beforeAll(async () => {
  admin = await openWithdrawalAdmin()
  restoreSwedish = openSecondLanguage()
  registerInProcessFetch(admin.shop.payload.config)
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
})
afterAll(async () => {
  restoreSwedish()
  await Promise.all([admin.close(), site.close()])
})

const article = { category: 'kehykset', group: 'aurakivi', slug: 'halinen-musta' }

test.each([
  { page: 'search.astro', path: '/search?q=aurakivi', params: {} },
  { page: '[category]/[group]/[slug]/index.astro', path: '/kehykset/aurakivi/halinen-musta', params: article },
])('$path in a second language has no Finnish text of ours', async (asked) => {
  const html = await render(asked)
  expect(/<html lang="(\w+)"/.exec(html)?.[1]).toBe('sv')
  expect(strangeWords(html, answers.join('\n'))).toEqual([])
})

test('a page of a demo is labeled as a demo in its language, and other pages are not', async () => {
  const asked = { page: 'search.astro', path: '/search', params: {} }
  const sentence = /⟦Tämä on esittelykauppa: [^<]+⟧/
  expect(await render(asked)).not.toMatch(sentence)
  vi.stubEnv('SHOP_DEMO', 'on')
  expect(await render(asked)).toMatch(sentence)
  vi.unstubAllEnvs()
})

test('the confirmation of a purchase, with receipt and terms, is in the language of the purchase', async () => {
  const { number } = await admin.paidOrder({}, { ...(await admin.shopperWith(1)), ...IN_SWEDISH })
  const order = await admin.orderNumbered(number)
  expect(order.language).toBe('sv')
  // The terms are a page of the editors, who have written it in Swedish too.
  const terms = await agreementOn(admin.shop, 'terms', order.termsVersion ?? '', 'sv')
  await expectMarked(`order ${number} confirmation`, JSON.stringify([order, terms]))
})

test('the e-mails about a withdrawal are in the language of its declaration', async () => {
  await admin.declare({ number: NO_ORDER }, IN_SWEDISH)
  const { ref } = await admin.openOf(NO_ORDER)
  await admin.answer(ref, 'instructions', {})
  for (const about of ['received', 'instructions'])
    await expectMarked(`withdrawal ${ref} ${about}`, JSON.stringify(admin.form()))
})

const IN_SWEDISH = { 'Accept-Language': 'sv-FI,fi;q=0.5' }

/** Expects that the letter of this key was posted, and that all of it is marked but the data. */
async function expectMarked(key: string, data: string): Promise<void> {
  const posted = await findOne(admin.shop, 'outbox', { key: { equals: key } })
  const { html, text, subject } = unseal(posted?.message ?? '') as Letter
  expect(text).toContain('⟦')
  for (const said of [html, text, subject]) expect(strangeWords(said, data)).toEqual([])
}

/** Words that are neither texts nor data. */
function strangeWords(html: string, data: string): string[] {
  const known = [data, brand.name, NOT_SENTENCES].join('\n').normalize('NFC').toLowerCase()
  return wordsOutside(html).filter((word) => !known.includes(word))
}

/** Names of technical things in `<meta>`, and labels of payment methods. */
const NOT_SENTENCES =
  'width device initial scale viewport fit cover noindex light dark website product summary large image visa mastercard american express'

interface Asked {
  page: string
  path: string
  params: Record<string, string>
}

async function render({ page, path, params }: Asked): Promise<string> {
  const load = (file: string) => site.ssrLoadModule(file)
  const [{ experimental_AstroContainer: Container }, react, { default: component }] = await Promise.all([
    load('astro/container'),
    load('@astrojs/react/server.js'),
    load(`/site/pages/${page}`),
  ])
  // The cart's script is loaded on first use only.
  const manifest = { clientDirectives: new Map([['touch', ';']]) }
  const container = await Container.create({ manifest })
  container.addServerRenderer({ name: '@astrojs/react', renderer: react.default })
  container.addClientRenderer({ name: '@astrojs/react', entrypoint: '@astrojs/react/client.js' })
  const request = new Request(new URL(path, 'http://localhost:1'))
  return container.renderToString(component, { request, params, locals: { language: 'sv' }, partial: false })
}
