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
import { openOrderAdmin, type OrderAdmin } from '../../../tests/order-admin.ts'

let admin: OrderAdmin
let number: string

beforeAll(async () => {
  admin = await openOrderAdmin()
  number = (await admin.paidOrder()).number
})
afterAll(() => admin.close())
afterEach(() => moveClock())

test('the mail of an order names the seller, in text and in HTML', async () => {
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

test('the mail of an order carries all its terms and their version, to be filed', async () => {
  const version = await agreementInForce(admin.shop, 'terms')
  if (!version) throw new Error('No terms are in force')
  const sections = agreementSections(version.title, version.blocks)
  const terms = sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])
  expect(terms.length).toBeGreaterThan(10)
  const mail = await letter('confirmation')
  for (const form of formsOf(mail)) expect(terms.filter((words) => !form.includes(words))).toEqual([])
  expect(mail.html).toContain(`voimassa ${finnishDay(version.effectiveOn)} alkaen`)
  expect((await admin.orderNumbered(number)).termsVersion).toBe(version.effectiveOn)
  expect(mail.text).toContain(`http://localhost:10/ostoehdot?versio=${version.effectiveOn}`)
})

test('the mail carries the terms in the buyer’s language, or the Finnish ones if none are published', async () => {
  const english = { original: { exists: true }, path: { equals: '/en/terms-of-sale' } }
  const page = await findOne(admin.shop, 'pages', english)
  await admin.shop.payload.delete({ collection: 'agreement-versions', where: { page: { equals: String(page?.id) } } })
  const notified = { sv: await letterIn('sv'), en: await letterIn('en') }
  expect(notified.sv.text).toContain('konsumenttvistenämnden')
  expect(notified.sv.text).toContain('på det språk som du läste dem på: svenska.')
  expect(notified.en.text).toContain('in the language in which you read them: Finnish.')
  expect(notified.sv.text).toMatch(/http:\/\/localhost:10\/sv\/\S+\?versio=2026/)
  expect(notified.en.text).toContain('kuluttajariitalautakuntaan')
  expect(notified.en.text).toMatch(/http:\/\/localhost:10\/ostoehdot\?versio=2026/)
})

test('a changed seller name is in the next e-mail, and is escaped in its HTML', async () => {
  await admin.shop.payload.updateGlobal({ slug: 'seller' as never, data: { name: 'Nyt <b>Oy</b>' } as never })
  await admin.shop.ask(`/order/${number}/move`, { to: 'confirmed' }, admin.handler)
  await admin.shop.ask(`/order/${number}/move`, { to: 'sent' }, admin.handler)
  moveClock(TAKE_BACK_MS + 1000)
  await admin.sweep()
  const { text, html } = await letter('sent')
  expect(text).toContain('Nyt <b>Oy</b>, Y-tunnus')
  expect(html).toContain('Nyt &lt;b&gt;Oy&lt;/b&gt;, Y-tunnus')
})

async function letterIn(language: Language): Promise<Letter> {
  const shopper = { ...(await admin.shopperWith(1)), 'accept-language': language }
  return letter('confirmation', (await admin.paidOrder({}, shopper)).number)
}

async function letter(kind: 'confirmation' | 'sent', of = number): Promise<Letter> {
  const where = { key: { equals: `order ${of} ${kind}` } }
  const posted = await findOne(admin.shop, 'outbox', where)
  return unseal(posted?.message ?? '') as Letter
}

/** Text and HTML, with the spaces that keep a number together as plain ones. */
function formsOf({ text, html }: Letter): string[] {
  return [text, html].map((form) => form.replaceAll('\u00a0', ' '))
}
