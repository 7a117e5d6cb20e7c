import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Language } from '#contracts/language.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { agreementSections } from '#domain/agreements/agreement-text.ts'
import { TAKE_BACK_MS } from '#domain/orders/transitions.ts'
import { agreementInForce } from '#plugins/agreements/repository.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { openOrderDesk, type OrderDesk } from '../../../tests/order-admin.ts'

let desk: OrderDesk
let number: string

beforeAll(async () => {
  desk = await openOrderDesk()
  number = (await desk.paidOrder()).number
})
afterAll(() => desk.close())
afterEach(() => moveClock())

test('the mail of an order says who sold, in both its forms', async () => {
  for (const form of formsOf(await letter('confirmation')))
    for (const words of [
      'Oy, Y-tunnus 1234567-1, kotipaikka Helsinki',
      'Esimerkkikatu 1, 00100 Helsinki',
      '+358 9 555',
    ])
      expect(form).toContain(words)
})

test('the mail of an order says in words all that its receipt says', async () => {
  const { text } = await letter('confirmation')
  expect(text).toMatch(/Tilaaja: Aino O'Neill-Mäkelä\. Tilattu \d+\.\d+\.\d{4}\. Maksutapa: Verkkopankki tai kortti\./)
})

test('the mail of an order carries all its terms and their version, to be kept', async () => {
  const version = await agreementInForce(desk.shop, 'terms')
  if (!version) throw new Error('No terms are in force')
  const sections = agreementSections(version.title, version.blocks)
  const terms = sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
  expect(terms.length).toBeGreaterThan(10)
  const mail = await letter('confirmation')
  for (const form of formsOf(mail)) expect(terms.filter((words) => !form.includes(words))).toEqual([])
  expect(mail.html).toContain(`voimassa ${finnishDay(version.effectiveOn)} alkaen`)
  expect((await desk.orderNumbered(number)).termsVersion).toBe(version.effectiveOn)
  expect(mail.text).toContain(`http://localhost:10/ostoehdot?versio=${version.effectiveOn}`)
})

test('the mail of an order carries the terms its buyer read, the Finnish ones where hers were never published', async () => {
  const english = { original: { exists: true }, path: { equals: '/en/terms-of-sale' } }
  const page = await findOne(desk.shop, 'pages', english)
  await desk.shop.payload.delete({ collection: 'agreement-versions', where: { page: { equals: String(page?.id) } } })
  const told = { sv: await letterIn('sv'), en: await letterIn('en') }
  expect(told.sv.text).toContain('konsumenttvistenämnden')
  expect(told.sv.text).toContain('på det språk som du läste dem på: svenska.')
  expect(told.en.text).toContain('in the language in which you read them: Finnish.')
  expect(told.sv.text).toMatch(/http:\/\/localhost:10\/sv\/\S+\?versio=2026/)
  expect(told.en.text).toContain('kuluttajariitalautakuntaan')
  expect(told.en.text).toMatch(/http:\/\/localhost:10\/ostoehdot\?versio=2026/)
})

test('what an admin changes is in the next letter, and never becomes a tag', async () => {
  await desk.shop.payload.updateGlobal({ slug: 'seller' as never, data: { name: 'Nyt <b>Oy</b>' } as never })
  await desk.shop.ask(`/order/${number}/move`, { to: 'confirmed' }, desk.handler)
  await desk.shop.ask(`/order/${number}/move`, { to: 'sent' }, desk.handler)
  moveClock(TAKE_BACK_MS + 1000)
  await desk.sweep()
  const { text, html } = await letter('sent')
  expect(text).toContain('Nyt <b>Oy</b>, Y-tunnus')
  expect(html).toContain('Nyt &lt;b&gt;Oy&lt;/b&gt;, Y-tunnus')
})

async function letterIn(language: Language): Promise<Letter> {
  const shopper = { ...(await desk.shopperWith(1)), 'accept-language': language }
  return letter('confirmation', (await desk.paidOrder({}, shopper)).number)
}

async function letter(kind: 'confirmation' | 'sent', of = number): Promise<Letter> {
  const where = { key: { equals: `order ${of} ${kind}` } }
  const posted = await findOne(desk.shop, 'outbox', where)
  return unseal(posted?.message ?? '') as Letter
}

/** Text and HTML, with the spaces that keep a number together as plain ones. */
function formsOf({ text, html }: Letter): string[] {
  return [text, html].map((form) => form.replaceAll('\u00a0', ' '))
}
