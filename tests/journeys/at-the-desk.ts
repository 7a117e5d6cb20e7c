import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type APIRequestContext, type Page } from '@playwright/test'

export interface SignIn {
  email: string
  password: string
}

/** Signs in, by default with what the shop wrote down for its first admin. */
export async function signInAtDesk(page: Page, { email, password }: SignIn = firstAdmin()): Promise<void> {
  await page.goto('/admin')
  await page.getByLabel('Sähköposti').fill(email)
  await page.getByLabel('Salasana').fill(password)
  await page.getByRole('button', { name: 'Kirjaudu' }).click()
}

/** Somebody who handles orders and is no admin. */
export async function makeHandler(request: APIRequestContext): Promise<SignIn> {
  const handler = { email: `${crypto.randomUUID()}@shop.example`, password: 'pitkä salasana tilauksille' }
  const signedIn = await request.post('/api/staff/login', { data: firstAdmin() })
  expect(signedIn.ok(), await signedIn.text()).toBe(true)
  const data = { ...handler, name: 'Kaisa Käsittelijä', roles: ['order-handler'] }
  const made = await request.post('/api/staff', { data })
  expect(made.ok(), await made.text()).toBe(true)
  return handler
}

function firstAdmin(): SignIn {
  const file = join(process.env.JOURNEYS_DATA ?? '', 'admin-sign-in.txt')
  const [, email = '', password = ''] = readFileSync(file, 'utf8').split('\n')
  return { email, password }
}
