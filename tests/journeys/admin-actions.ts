import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type APIRequestContext, type APIResponse, type Locator, type Page } from '@playwright/test'
import { letterTo, newCaller, RETRIES } from './shopper-actions.ts'

export interface SignIn {
  email: string
  password: string
}

/** Signs in, and waits for the start page. */
export async function signInAsStaff(page: Page, { email, password }: SignIn): Promise<void> {
  await openAdminPage(page, '/admin')
  await retryUntilShown(page.getByRole('heading', { name: 'Tänään' }), async () => {
    await page.getByLabel('Sähköposti').fill(email)
    await page.getByLabel('Salasana').fill(password)
    await page.getByRole('button', { name: 'Kirjaudu' }).click()
  })
}

/** Opens an admin page and waits for hydration: before that, clicks and typed text are lost. */
export async function openAdminPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => {
    const buttons = [...document.querySelectorAll('button')]
    return buttons.length > 0 && buttons.every((button) => Object.keys(button).some((key) => key.startsWith('__react')))
  })
}

/** Repeats an action until its result shows: Payload drops a click while it validates, and renders lists anew. */
export async function retryUntilShown(sign: Locator, action: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if (!(await sign.isVisible())) await action()
    await expect(sign).toBeVisible({ timeout: 10_000 })
  }).toPass()
}

/** Opens the order of a customer from among those of today. */
export async function openFromToday(page: Page, customer: string): Promise<void> {
  await page.getByRole('row', { name: customer }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: /^Tilaus S/ })).toBeVisible()
}

/** Creates an order handler who is no admin. */
export function makeHandler(): Promise<SignIn> {
  return makeStaff('order-handler', 'Kaisa Käsittelijä')
}

/**
 * Creates a member of staff with one role, of the store of this number where one is named: invited by mail, the member
 * chooses the password.
 */
export async function makeStaff(role: string, name = 'Maija Toimittaja', store: number | null = null): Promise<SignIn> {
  const account = { email: `${crypto.randomUUID()}@shop.example`, password: 'pitkä salasana tilauksille' }
  const { email, password } = account
  const data = { email, name, roles: [role], store }
  await asAdmin((request) => request.post('/api/team/invite', { data, headers: newKey(), maxRetries: RETRIES }))
  await asAdmin(async (request) => {
    const [, token = ''] = /\/admin\/kutsu\/([\w.-]+)/.exec(await letterTo({ request }, email, /kutsuttu/)) ?? []
    const browser = await request.get('/api/site/token', { maxRetries: RETRIES })
    const headers = { ...newKey(), 'CSRF-TOKEN': ((await browser.json()) as { token: string }).token }
    return request.post(`/api/team/invitation/${token}`, { data: { password }, headers, maxRetries: RETRIES })
  })
  return account
}

const newKey = () => ({ 'Idempotency-Key': crypto.randomUUID() })

/** The state of a browser in which no staff is signed in. */
export const signedOut = { cookies: [], origins: [] }

/** Calls the API in the session of the first admin, beside the browser. Throws when refused. */
export async function asAdmin(call: (request: APIRequestContext) => Promise<APIResponse>): Promise<unknown> {
  const { JOURNEYS_URL = '', JOURNEYS_SESSION = '' } = process.env
  const context = await newCaller(JOURNEYS_URL, JOURNEYS_SESSION)
  try {
    const answer = await call(context)
    if (!answer.ok()) throw new Error(`An admin was refused: ${await answer.text()}`)
    return await answer.json()
  } finally {
    await context.dispose()
  }
}

export function getAsAdmin(path: string): Promise<unknown> {
  return asAdmin((request) => request.get(path, { maxRetries: RETRIES }))
}

/** The credentials of the shop's first admin. */
export function firstAdmin(): SignIn {
  const file = join(process.env.JOURNEYS_DATA ?? '', 'admin-sign-in.txt')
  const [, email = '', password = ''] = readFileSync(file, 'utf8').split('\n')
  return { email, password }
}
