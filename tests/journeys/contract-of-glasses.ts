import { expect, type Page } from '@playwright/test'
import { asAdmin } from './admin-actions.ts'
import { chooseGlasses } from './glasses.ts'
import { letterTo, RETRIES, someEmail } from './shopper-actions.ts'

/** What a journey does on each kind of page that it comes to. */
export type Look = (page: Page) => Promise<void>

/** Makes the account of a person whom a bank has identified: each person has one. Returns the address. */
export async function identified(page: Page, name = 'Eero'): Promise<string> {
  const email = someEmail()
  await page.goto('/omat-sivut/kirjaudu-sisaan')
  await identify(page, name)
  await makeAccount(page, email)
  await expect(page.getByRole('heading', { name: `Hei, ${name}` })).toBeVisible()
  return email
}

/** Makes the account of a person whom a bank has just identified for the first time. */
export async function makeAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Sähköposti').first().fill(email)
  await page.getByRole('checkbox', { name: /Hyväksyn/ }).check()
  await page.getByRole('button', { name: 'Luo tili' }).click()
  const letter = await letterTo(page, email, /Vahvista tilisi/)
  await page.goto(/\/omat-sivut\/tunnistaudu\/vahvista\/[\w-]+/.exec(letter)?.[0] ?? '')
  await page.getByRole('button', { name: 'Ota tili käyttöön' }).click()
}

/** Has a bank identify a person, on a page that asks for it. */
export async function identify(page: Page, name = 'Eero'): Promise<void> {
  await page.getByRole('button', { name: 'Tunnistaudu pankkitunnuksilla' }).click()
  await page.getByRole('radio', { name: new RegExp(name) }).check()
  await page.getByRole('button', { name: 'Tunnistaudu' }).click()
}

const NOTHING: Look = () => Promise.resolve()

/** Signs a contract of the plan Vapaa for glasses, and wears them. */
export async function contractOfGlasses(
  page: Page,
  look: { once: Look; atBothWidths: Look } = { once: NOTHING, atBothWidths: NOTHING },
): Promise<void> {
  await chooseGlasses(page)
  await page.goto('/lifestyle')
  await look.once(page)
  await page.getByRole('link', { name: 'Valitse Vapaa' }).click()
  await signContract(page, look)
}

/** Signs the contract for the glasses that are chosen on its page, and wears them. */
export async function signContract(
  page: Page,
  look: { once: Look; atBothWidths: Look } = { once: NOTHING, atBothWidths: NOTHING },
): Promise<void> {
  await page.getByRole('button', { name: 'Näytä sopimus' }).click()
  await expect(page.getByRole('button', { name: 'Allekirjoita ja sitoudu maksamaan' })).toBeVisible()
  await look.atBothWidths(page)
  await page.getByLabel('Puhelin').fill('040 123 4567')
  await page.getByLabel('Katuosoite').fill('Mannerheimintie 1')
  await page.getByLabel('Postinumero').fill('00100')
  await page.getByLabel('Postitoimipaikka').fill('Helsinki')
  await page.getByRole('checkbox', { name: /Hyväksyn silmälasisopimuksen/ }).check()
  await page.getByRole('button', { name: 'Allekirjoita ja sitoudu maksamaan' }).click()
  await look.once(page)
  await page.getByRole('button', { name: 'Jatka maksupalveluun' }).click()
  await page.getByRole('button', { name: /Tallenna|Lisää/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Sopimus on allekirjoitettu' })).toBeVisible()
  await glassesHandedOver(page, 'Voimassa', { look: look.atBothWidths })
  await look.atBothWidths(page)
}

/**
 * Waits on the page of a contract until its glasses are ordered, others than by `before`, and has the store hand them
 * over, until `sign` shows.
 */
export async function glassesHandedOver(
  page: Page,
  sign: string,
  { look = NOTHING, before = 'S00000000' }: { look?: Look; before?: string } = {},
): Promise<void> {
  const ordered = page.getByRole('link', { name: /^Tilaus S\d+/ }).filter({ hasNotText: before })
  await expect(async () => {
    await page.reload()
    await expect(ordered).toBeVisible({ timeout: 2000 })
  }).toPass()
  await look(page)
  await handOver(await orderNumber(page))
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(sign, { exact: true })).toBeVisible({ timeout: 2000 })
  }).toPass()
}

/** The number of the order of a contract's glasses, on its page. */
export async function orderNumber(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: /^Tilaus S\d+/ })
  return /S\d+/.exec((await link.textContent()) ?? '')?.[0] ?? ''
}

/** Has the store hand an order over. */
async function handOver(number: string): Promise<void> {
  await asAdmin(async (request) => {
    const post = (action: string, data: object) =>
      request.post(`/api/order/${number}/${action}`, { data, maxRetries: RETRIES })
    await post('prescriptions', {})
    for (const to of ['confirmed', 'sent', 'delivered']) await post('move', { to })
    return post('note', { note: 'Luovutettu' })
  })
}
