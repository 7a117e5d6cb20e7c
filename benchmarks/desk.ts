import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { sendShoppers } from './checkouts.ts'
import { firstAccessory } from './goods.ts'
import { openHands, type Hands } from './hands.ts'
import { openLists } from './lists.ts'
import { fillWithCustomers } from './many-customers.ts'
import { openShop, type Shop } from './shop.ts'
import { newShopper } from './shopper.ts'
import { setStock, signIn, type Staff } from './staff.ts'

const CUSTOMERS = 5_000
const ORDERS = 200
const PASSWORD = 'pitkä salasana'

type Role = 'order-handler' | 'customer-service' | 'store-staff' | 'optician' | 'editor' | 'marketer' | 'admin'

/** What a member of staff does, and what the page shows when it is done. */
interface Task {
  name: string
  does: (hands: Hands) => Promise<void>
  sees: (page: Page) => Locator
}

/** A task as it went: seconds, keys pressed, and how many of them opened or did something. */
interface Done {
  seconds: number
  keys: number
  deeds: number
}

/** A morning of each role at the desk, by keyboard alone, with a queue of orders and many customers; and how long long lists take to open. */
export async function run() {
  const shop = await openShop()
  const browser = await openBrowser()
  try {
    const staff = await signIn(shop)
    fillWithCustomers(shop.folder, CUSTOMERS)
    await fillQueue(shop, staff)
    const [order] = await staff.find<{ number: string; pickupStore: number }>('orders', 'sort=placedAt')
    const store = order?.pickupStore ?? null
    const done: Record<string, Done> = {}
    for (const [role, tasks] of Object.entries(mornings(order?.number ?? '')))
      Object.assign(done, await morning(browser, shop, staff, { role: role as Role, tasks, store }))
    console.table(done)
    const lists = await openLists(browser, shop, staff)
    const all = Object.values(done)
    return {
      bench: 'desk',
      tasks: all.length,
      slowestTaskS: Math.max(...all.map(({ seconds }) => seconds)),
      mostKeys: Math.max(...all.map(({ keys }) => keys)),
      ...lists,
    }
  } finally {
    await browser.close()
    await shop.close()
  }
}

function mornings(number: string): Record<Role, Task[]> {
  const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { level: 1, name })
  const through = (name: string, links: string[], title: string): Task => ({
    name,
    async does(hands) {
      for (const link of links) await hands.open(link)
    },
    sees: heading(title),
  })
  const inMenu = (name: string, title: string) => through(name, ['Avaa valikko', title], title)
  const order = (name: string): Task => ({
    name,
    does: (hands) => hands.find(number, number),
    sees: heading(`Tilaus ${number}`),
  })
  const customer: Task = {
    name: 'finds a customer of five thousand by name',
    does: (hands) => hands.find('virtala aino', 'Virtala'),
    sees: heading(/Virtala/),
  }
  return {
    'order-handler': [
      through('opens what is to be sent', ['Lähetettävänä'], 'Tilaukset'),
      order('finds an order by its number'),
      inMenu('opens the picking list', 'Keräily'),
      {
        name: 'finds an order and marks it ready in its store',
        async does(hands) {
          await hands.find(number, number)
          await hands.act('Merkitse noudettavaksi')
        },
        sees: (page) => page.getByRole('button', { name: 'Merkitse noudetuksi' }),
      },
    ],
    'customer-service': [
      customer,
      order('finds an order by its number'),
      {
        name: 'finds an order and writes a note',
        async does(hands) {
          await hands.find(number, number)
          await hands.act('Lisää merkintä')
          await hands.type('Asiakas soitti.')
          await hands.act('Lisää merkintä')
        },
        sees: (page) => page.getByText('Merkintä on aikajanalla.'),
      },
    ],
    'store-staff': [
      inMenu('opens the calendar', 'Ajanvaraus'),
      {
        name: 'hands over what lies ready in the own store',
        async does(hands) {
          await hands.act('Merkitse noudetuksi')
          await hands.act('Merkitse noudetuksi')
        },
        sees: (page) => page.getByText('Myymälässä ei odota noutajaa yksikään tilaus.'),
      },
    ],
    optician: [through('opens the queue', ['Optikon jonossa'], 'Optikon jono')],
    editor: [
      {
        name: 'begins a page',
        async does(hands) {
          await hands.open('Luo uusi sivu')
          await hands.fill('Otsikko', `Sivu ${randomUUID()}`)
        },
        sees: (page) => page.locator('#field-title'),
      },
    ],
    marketer: [
      {
        name: 'finds a page by its title',
        does: (hands) => hands.find('Palautukset', 'Palaut'),
        sees: (page) => page.locator('#field-title'),
      },
      inMenu('opens what was searched', 'Haut'),
    ],
    admin: [customer, inMenu('opens the subscriptions', 'Kestotilaukset')],
  }
}

/** Whose morning it is: what the role does, and the number of the store where orders lie ready. */
interface Morning {
  role: Role
  tasks: Task[]
  store: number | null
}

/** Signs in by keyboard, and does each task from the start page. */
async function morning(browser: Browser, shop: Shop, staff: Staff, { role, tasks, store }: Morning) {
  const email = await hire(shop, staff, role, role === 'store-staff' ? store : null)
  const context = await browser.newContext({ locale: 'fi-FI', viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const done: Record<string, Done> = {}
  const today = page.getByRole('heading', { level: 1, name: 'Tänään' })
  await page.goto(`${shop.url}/admin/login`)
  done[`${role} signs in`] = await timed(page, today, async (hands) => {
    await hands.fill('Sähköposti', email, false)
    await hands.fill('Salasana', PASSWORD)
  })
  for (const { name, does, sees } of tasks) {
    await page.goto(`${shop.url}/admin`)
    await today.waitFor()
    done[`${role} ${name}`] = await timed(page, sees(page), does)
  }
  await context.close()
  return done
}

async function timed(page: Page, sign: Locator, does: Task['does']): Promise<Done> {
  const hands = await openHands(page)
  const began = performance.now()
  await does(hands)
  await sign.first().waitFor({ timeout: 60_000 })
  return { seconds: Math.round((performance.now() - began) / 100) / 10, ...hands.counted() }
}

/** Invites a member of staff, to a store where one is named, and chooses the password by the mailed link. */
async function hire(shop: Shop, staff: Staff, role: Role, store: number | null): Promise<string> {
  const email = `${role}.${randomUUID().slice(0, 8)}@example.com`
  const person = { name: `Tekijä ${role}`, email, roles: [role], store }
  await staff.post('team/invite', person, randomUUID())
  const standIns = await shop.standIns()
  for (let tries = 0; tries < 100; tries += 1) {
    const text = await (await fetch(`${standIns}/mail.json?to=${encodeURIComponent(email)}`)).text()
    const token = /kutsu\/([\w.-]+)/.exec(text)?.[1]
    if (token) {
      const { status } = await (
        await newShopper(shop.url)
      ).post(`/team/invitation/${token}`, { token, password: PASSWORD })
      if (status !== 200) throw new Error(`The invitation of ${role} was refused: ${status}`)
      return email
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`No invitation came for ${role}`)
}

/** Orders of one piece each, paid, that wait to be sent. */
async function fillQueue(shop: Shop, staff: Staff): Promise<void> {
  const goods = await firstAccessory(await newShopper(shop.url))
  await setStock(staff, goods.skuId, ORDERS * 2)
  let bought = 0
  for (; bought < ORDERS; bought += 3) await Promise.all(sendShoppers(shop.url, goods))
  const orders = await staff.find('orders')
  if (orders.length < ORDERS) throw new Error(`${orders.length} orders of ${bought} were placed`)
}

export const budget = { listsOverBudget: '≤ 0' }
