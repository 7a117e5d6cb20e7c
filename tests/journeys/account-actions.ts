import { expect, type Page } from '@playwright/test'
import { letterTo } from './shopper-actions.ts'

export const PASSWORD = 'kolme sanaa riittää'

/** Registers without an account, and opens the mailed link. */
export async function register(page: Page, email: string): Promise<void> {
  await page.goto('/omat-sivut/rekisteröidy')
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
  await expect(page.getByRole('heading', { name: 'Hei, Aino' })).toBeVisible()
}
