import { randomInt, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { moveClock, now } from '#plugins/kit/clock.ts'
import { changeIf, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { runAllTasks } from '#plugins/kit/tasks/scheduler.ts'
import { letterTo, openBrowser, signedInBrowser } from '../../tests/account-browser.ts'
import { eventually } from '../../tests/eventually.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'
import { notifyCustomer } from './notify-customer.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

const trial = opened(openTrial)

/** Moves the clock to this UTC hour of the next day: Helsinki is two or three hours ahead. */
function moveToHour(hour: number): void {
  const at = new Date(now().getTime() + DAY)
  at.setUTCHours(hour, 0, 0, 0)
  moveClock(at.getTime() - now().getTime())
}
const NOON = 10
const NIGHT = 23

/** A customer with a phone who has chosen text messages about orders. */
async function customerWithPhone() {
  const email = `${randomUUID()}@example.com`
  const browser = await signedInBrowser(trial.shop, email)
  const phone = `+35840${randomInt(1_000_000, 9_999_999)}`
  const wants = { phone, smsNotices: true }
  const customer = await changeIf(trial.shop, 'customers', { email: { equals: email } }, wants)
  if (!customer) throw new Error('No customer')
  return { email, phone, browser, customer }
}

const rowTo = (to: string) => findOne(trial.shop, 'outbox', { to: { equals: to } })

describe('a text message', () => {
  test('reaches the phone once by day, however often it is sent', async () => {
    const { phone, customer } = await customerWithPhone()
    moveToHour(NOON)
    const text = { text: 'Tilauksesi on noudettavissa.', url: 'https://shop.example/omat-sivut' }
    const message = { key: `test ${phone}`, about: 'service' as const, text }
    for (let turn = 0; turn < 2; turn += 1) await notifyCustomer(await trial.shop.req(), customer, message)
    await eventually(async () => (await rowTo(phone))?.state === 'sent')
    const written = 'Tilauksesi on noudettavissa. https://shop.example/omat-sivut'
    expect(await trial.textsTo(phone)).toMatchObject([{ text: written, batchid: `test ${phone} sms` }])
  })

  test('waits at night until eight', async () => {
    const { phone, customer } = await customerWithPhone()
    moveToHour(NIGHT)
    const message = { key: `night ${phone}`, about: 'service' as const, text: { text: 'Hei' } }
    await notifyCustomer(await trial.shop.req(), customer, message)
    await runAllTasks(trial.shop.payload)
    expect(await rowTo(phone)).toMatchObject({ state: 'waiting', attempts: 0 })
    moveToHour(NOON)
    await runAllTasks(trial.shop.payload)
    expect(await rowTo(phone)).toMatchObject({ state: 'sent' })
  })

  test.each(['fail', 'refuse'] as const)('is sent later when the gateway does not take it (%s)', async (mode) => {
    const { phone, customer } = await customerWithPhone()
    moveToHour(NOON)
    await trial.controlTexts(mode)
    const message = { key: `${mode} ${phone}`, about: 'service' as const, text: { text: 'Hei' } }
    await notifyCustomer(await trial.shop.req(), customer, message)
    await eventually(async () => (await rowTo(phone))?.attempts === 1 && (await rowTo(phone))?.state === 'waiting')
    await trial.controlTexts('normal')
    moveClock(HOUR)
    await runAllTasks(trial.shop.payload)
    expect(await trial.textsTo(phone)).toHaveLength(1)
  })

  test('is not sent as a service notice to a customer who has not asked for them', async () => {
    const { phone, customer } = await customerWithPhone()
    const silent = { ...customer, smsNotices: false }
    const message = { key: `silent ${phone}`, about: 'service' as const, text: { text: 'Hei' } }
    await notifyCustomer(await trial.shop.req(), silent, message)
    expect(await rowTo(phone)).toBeNull()
  })

  test('does not leave as marketing when its consent was withdrawn while it waited', async () => {
    const { phone, browser } = await customerWithPhone()
    moveToHour(NIGHT)
    await browser.ask('/account/marketing', { marketing: ['sms'] })
    await eventually(async () => (await rowTo(phone)) !== null)
    await browser.ask('/account/marketing', { marketing: [] })
    moveToHour(NOON)
    await runAllTasks(trial.shop.payload)
    expect(await trial.textsTo(phone)).toEqual([])
  })
})

describe('marketing', () => {
  test('is not sent without consent', async () => {
    const { email, phone, customer } = await customerWithPhone()
    const before = (await findAll(trial.shop, 'outbox', { to: { in: [email, phone] } })).length
    const letter = { subject: 'Tarjous', paragraphs: ['Hei'] }
    const message = { key: `offer ${phone}`, about: 'marketing' as const, letter, text: { text: 'Tarjous' } }
    await notifyCustomer(await trial.shop.req(), { ...customer, marketing: [] }, message)
    expect(await findAll(trial.shop, 'outbox', { to: { in: [email, phone] } })).toHaveLength(before)
  })

  test('ends by its link, with one click and without signing in', async () => {
    const { email, browser } = await customerWithPhone()
    await browser.ask('/account/marketing', { marketing: [] })
    await browser.ask('/account/marketing', { marketing: ['email'] })
    const { headers = {}, subject } = await letterTo(trial.shop, email, 2)
    expect(subject).toBe('Kiitos luvasta')
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const token = /peru\/([\w.-]+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? ''

    const stranger = await openBrowser(trial.shop)
    const path = `/messages/subscription/${token}`
    expect((await stranger.ask(path)).body).toEqual({ channel: 'email', isGiven: true })
    for (let turn = 0; turn < 2; turn += 1)
      expect(await stranger.ask(`${path}/end`, {})).toEqual({ status: 200, body: { channel: 'email', isGiven: false } })
    expect((await browser.ask('/account/customer')).body).toMatchObject({ customer: { marketing: [] } })
    const { wishes } = (await browser.ask('/account/wishes')).body as { wishes: { consents: object[] } }
    expect(wishes.consents.at(-1)).toMatchObject({
      isGiven: false,
      wording: expect.stringContaining('linkistä') as string,
    })
    expect(await stranger.ask(`/messages/subscription/${token}x/end`, {})).toMatchObject({
      status: 404,
      body: { code: 'messages.link_unknown' },
    })
  })
})
