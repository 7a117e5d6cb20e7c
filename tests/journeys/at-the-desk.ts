import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type APIRequestContext, type APIResponse, type Locator, type Page } from '@playwright/test'

export interface SignIn {
  email: string
  password: string
}

/** Signs in, by default with what the shop wrote down for its first admin, and stands before what the day asks for. */
export async function signInAtDesk(page: Page, { email, password }: SignIn = firstAdmin()): Promise<void> {
  await openDesk(page, '/admin')
  await untilShown(page.getByRole('heading', { name: 'Tänään' }), async () => {
    await page.getByLabel('Sähköposti').fill(email)
    await page.getByLabel('Salasana').fill(password)
    await page.getByRole('button', { name: 'Kirjaudu' }).click()
  })
}

/** Opens a page of the desk and waits until React has taken it over: before that, presses are lost and letters forgotten. */
export async function openDesk(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('button')]
    return buttons.length > 0 && buttons.every((button) => Object.keys(button).some((key) => key.startsWith('__react')))
  })
}

/** Does it again until it shows: Payload drops a press while it still looks at what was typed, and draws lists anew. */
export async function untilShown(sign: Locator, deed: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (!(await sign.isVisible())) await deed()
    await expect(sign).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
}

/** Opens the order of a customer from among those of today. */
export async function openFromToday(page: Page, customer: string): Promise<void> {
  await page.getByRole('row', { name: customer }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Tilaus S/ })).toBeVisible()
}

/** Somebody who handles orders and is no admin. */
export async function makeHandler(request: APIRequestContext): Promise<SignIn> {
  const handler = { email: `${crypto.randomUUID()}@shop.example`, password: 'pitkä salasana tilauksille' }
  const data = { ...handler, name: 'Kaisa Käsittelijä', roles: ['order-handler'] }
  await asAdmin(request, () => request.post('/api/staff', { data }))
  return handler
}

/** Signs in and does it, again where needed: of two that sign in as one at the same moment, one may lose its session. */
export async function asAdmin(request: APIRequestContext, deed: () => Promise<APIResponse>): Promise<APIResponse> {
  let answer: APIResponse | undefined
  for (let tries = 0; tries < 5 && !answer?.ok(); tries += 1) {
    await request.post('/api/staff/login', { data: firstAdmin() })
    answer = await deed()
  }
  if (!answer?.ok()) throw new Error(`An admin was refused: ${await answer?.text()}`)
  return answer
}

/** What the shop wrote down for its first admin. */
function firstAdmin(): SignIn {
  const file = join(process.env.JOURNEYS_DATA ?? '', 'admin-sign-in.txt')
  const [, email = '', password = ''] = readFileSync(file, 'utf8').split('\n')
  return { email, password }
}
