import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { connectionBroke } from './checkouts.ts'
import { openLetters, type Letters } from './letters.ts'
import { pay, paymentsAt } from './pay.ts'
import { openShop } from './shop.ts'
import { newShopper, orderForm } from './shopper.ts'
import { signIn, type Staff } from './staff.ts'

const KILLS = Number(process.env.KILLS ?? 50)
/** How long the audit waits: a letter of a killed process is free after two minutes. */
const WAITED_MS = Number(process.env.WAITED_MS ?? 300_000)
const WORTH = 5000
/** The delivery method of gift cards alone. */
const BY_MAIL = 900

/** A card that was bought for somebody, and the payment's reference. */
interface Gift {
  receiver: string
  purchase: string
}

/** What an audit must find, whatever was killed. */
const nothingWrong = {
  cardsLost: 0,
  cardsDoubled: 0,
  cardsWithoutPayment: 0,
  worthOff: 0,
  lettersLost: 0,
  lettersDoubled: 0,
}

/**
 * Kills the shop between the payment of a gift card and the end of its issue, at a random moment. Every second payer does not come
 * back from the provider. Counts cards and letters that were lost or doubled.
 */
export async function run() {
  const shop = await openShop()
  try {
    const staff = await signIn(shop)
    const standIns = await shop.standIns()
    const letters = openLetters(standIns)
    const before = (await cardsOf(staff)).length
    const gifts: Gift[] = []

    const first = await order(shop.url)
    gifts.push(first.gift)
    const began = performance.now()
    await pay(first.next)
    await untilSent(staff, first.gift)
    const issueMs = performance.now() - began
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const { gift, next } = await order(shop.url)
      gifts.push(gift)
      const over = pay(next, { comesBack: kill % 2 === 0 }).catch(connectionBroke)
      await pause(Math.random() * issueMs)
      await shop.killOne()
      await over
      await shop.recover()
      await letters.collect()
      if (kill % 10 === 0) console.log(`${kill} of ${KILLS} kills`)
    }
    const end = performance.now() + WAITED_MS
    for (;;) {
      const found = await count({ gifts, staff, standIns, letters, before })
      const isSettled = Object.entries(nothingWrong).every(
        ([key, due]) => found[key as keyof typeof nothingWrong] === due,
      )
      if (isSettled || performance.now() > end)
        return { bench: 'card-kills', kills: KILLS, ...found, issueMs: Math.round(issueMs) }
      await pause(5000)
    }
  } finally {
    await shop.close()
  }
}

/** Puts a card into a cart of its own and orders it. */
async function order(url: string): Promise<{ gift: Gift; next: string }> {
  const shopper = await newShopper(url)
  const receiver = `${randomUUID()}@example.com`
  const giftCard = {
    ...{ amount: WORTH, picture: 'flowers', message: 'Onnea!', by: 'mail', sendOn: null },
    receiver: { name: 'Maija', email: receiver, phone: '' },
  }
  await shopper.post('/cart/gift-card', { giftCard, noCheckoutInfo: true })
  const form = { ...orderForm({ amount: WORTH, storeId: 0 }), delivery: { methodId: BY_MAIL } }
  const { body } = await shopper.post('/checkout/purchase', form)
  if (typeof body['next'] !== 'string') throw new Error(`Not ordered: ${JSON.stringify(body)}`)
  return { gift: { receiver, purchase: String(body['purchaseRef']) }, next: body['next'] }
}

interface Card {
  id: number | string
  order: string | null
  balance: number
}
interface Row {
  key: string
  to: string
  subject: string
  attempts: number
  state: string
}

const cardsOf = (staff: Staff) => staff.find<Card>('gift-cards')
const lettersOf = (staff: Staff) => staff.find<Row>('outbox')

async function untilSent(staff: Staff, { receiver }: Gift): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    const own = (await lettersOf(staff)).filter(({ to, state }) => to === receiver && state === 'sent')
    if (own.length === 2) return
    await pause(25)
  }
  throw new Error('A gift card was not sent')
}

async function count(audited: { gifts: Gift[]; staff: Staff; standIns: string; letters: Letters; before: number }) {
  const { gifts, staff, standIns, letters, before } = audited
  const paid = new Set(
    (await paymentsAt(standIns)).filter(({ status }) => status === 'ok').map(({ reference }) => reference),
  )
  const cards = await cardsOf(staff)
  const orders = await staff.find<{ number: string; sourceKey: string }>(
    'orders',
    'select[number]=true&select[sourceKey]=true',
  )
  const posted = await lettersOf(staff)
  await letters.collect()

  const paidGifts = gifts.filter(({ purchase }) => paid.has(purchase))
  const issued = paidGifts.map(({ purchase }) => {
    const number = orders.find(({ sourceKey }) => sourceKey === `checkout:${purchase}`)?.number
    return cards.filter((card) => number !== undefined && card.order === number)
  })
  const copies = paidGifts.flatMap(({ receiver }) => {
    const own = posted.filter(({ to }) => to === receiver)
    return own.map((row) => ({ arrived: letters.copiesOf(row), attempts: row.attempts }))
  })
  return {
    paid: paidGifts.length,
    cards: issued.flat().length,
    cardsLost: issued.filter((own) => own.length === 0).length,
    cardsDoubled: issued.filter((own) => own.length > 1).length,
    cardsWithoutPayment: cards.length - before - issued.flat().length,
    worthOff: issued.flat().filter(({ balance }) => balance !== WORTH).length,
    letters: copies.length,
    lettersLost: paidGifts.length * 2 - copies.filter(({ arrived }) => arrived > 0).length,
    lettersDoubled: copies.filter(({ arrived, attempts }) => arrived > Math.max(1, attempts)).length,
    /** Sent again, because the shop was killed between the mail server's yes and its note of it. */
    lettersCutOff: copies.filter(({ arrived, attempts }) => arrived > 1 && arrived <= attempts).length,
  }
}

export const budget = Object.fromEntries(Object.entries(nothingWrong).map(([key, due]) => [key, String(due)]))
