import { expect, type Page } from '@playwright/test'
import { RETRIES, letterTo } from './shopper-actions.ts'

export const PASSWORD = 'kolme sanaa riittää'

/** Gives the browser the session of a new customer by the endpoints, and opens My Pages. */
export async function register(page: Page, email: string): Promise<void> {
  const { token } = (await (await page.request.get('/api/site/shopper', { maxRetries: RETRIES })).json()) as {
    token: string
  }
  const post = async (path: string, data: object) => {
    const headers = { 'CSRF-TOKEN': token, 'Idempotency-Key': crypto.randomUUID() }
    const answer = await page.request.post(`/api${path}`, { data, headers, maxRetries: RETRIES })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  }
  const name = { firstName: 'Aino', lastName: 'Mäkelä' }
  await post('/account/register', {
    ...name,
    email,
    password: PASSWORD,
    repeat: PASSWORD,
    acceptsTerms: true,
    marketing: [],
  })
  const letter = await letterTo(page, email, /Vahvista tilisi/)
  const [, link = ''] = /\/omat-sivut\/vahvista\/([\w-]+)/.exec(letter) ?? []
  await post(`/account/link/${link}/registration`, { password: PASSWORD })
  await page.goto('/omat-sivut')
  await expect(page.getByRole('heading', { name: 'Hei, Aino' })).toBeVisible()
}

/** Registers by the form, and opens the mailed link. */
export async function registerByForm(page: Page, email: string): Promise<void> {
  await page.goto('/omat-sivut/rekisteröidy')
  await fillRegistration(page, email)
  await expect(page.getByRole('heading', { name: 'Hei, Aino' })).toBeVisible()
}

/** Fills in the form of registration that is open, and takes the account into use by the mailed link. */
export async function fillRegistration(page: Page, email: string): Promise<void> {
  await page.getByLabel('Etunimi').fill('Aino')
  await page.getByLabel('Sukunimi').fill('Mäkelä')
  await page.getByLabel('Sähköposti', { exact: true }).fill(email)
  await page.getByLabel('Salasana', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Salasana uudelleen').fill(PASSWORD)
  await page.getByRole('checkbox', { name: /Hyväksyn/ }).check()
  await page.getByRole('button', { name: 'Luo tili' }).click()
  await expect(page.getByRole('heading', { name: 'Katso sähköpostisi' })).toBeVisible()
  const letter = await letterTo(page, email, /Vahvista tilisi/)
  await page.goto(/\/omat-sivut\/vahvista\/[\w-]+/.exec(letter)?.[0] ?? '')
  await page.getByRole('button', { name: 'Ota tili käyttöön' }).click()
}
