import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Signs in with what the shop wrote down for its first admin. */
export async function signInAtDesk(page: Page): Promise<void> {
  const file = join(process.env.JOURNEYS_DATA ?? '', 'admin-sign-in.txt')
  const [, email = '', password = ''] = readFileSync(file, 'utf8').split('\n')
  await page.goto('/admin')
  await page.getByLabel('Sähköposti').fill(email)
  await page.getByLabel('Salasana').fill(password)
  await page.getByRole('button', { name: 'Kirjaudu' }).click()
}
