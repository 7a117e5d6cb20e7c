import { randomInt, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { moveClock, now } from '#plugins/kit/clock.ts'
import { changeIf, countWhere } from '#plugins/kit/storage/documents.ts'
import { signedInBrowser } from '../../../tests/account-browser.ts'
import { eventually } from '../../../tests/eventually.ts'
import { opened } from '../../../tests/opened.ts'
import { openTrial } from '../../../tests/trial-shop.ts'
import { postSentLetter } from '../post-letters.ts'
import { orderNumbered } from '../repository.ts'

const DAY = 86_400_000

const trial = opened(openTrial)

test.each([
  [true, 1],
  [false, 0],
])('a sent order is announced by text message only to a customer who wants that: %j', async (smsNotices, count) => {
  const email = `${randomUUID()}@example.com`
  await signedInBrowser(trial.shop, email)
  const phone = `+35840${randomInt(1_000_000, 9_999_999)}`
  await changeIf(trial.shop, 'customers', { email: { equals: email } }, { phone, smsNotices })
  const noon = new Date(now().getTime() + DAY).setUTCHours(10, 0, 0, 0)
  moveClock(noon - now().getTime())
  const { number } = await trial.paidOrder()
  await changeIf(trial.shop, 'orders', { number: { equals: number } }, { email })
  const req = await trial.shop.req()
  for (let turn = 0; turn < 2; turn += 1) await postSentLetter(req, await orderNumbered(req, number), null)
  expect(await countWhere(trial.shop, 'outbox', { to: { equals: phone } })).toBe(count)
  await eventually(async () => (await trial.textsTo(phone)).length === count)
  for (const { text } of await trial.textsTo(phone)) expect(text).toContain(number)
})
