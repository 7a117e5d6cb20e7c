import { expect, type Page } from '@playwright/test'
import { register } from './account-actions.ts'
import { lastMonth, order, someEmail, writeContact } from './shopper-actions.ts'

/** How often, as the page says it. */
type Often = 'Joka kuukausi' | 'Joka 3. kuukausi'

/** Puts a subscription to lenses for both eyes into the cart, every third month where nothing else is said. */
export async function putSubscriptionIntoCart(page: Page, often: Often = 'Joka 3. kuukausi'): Promise<void> {
  await page.goto('/piilolinssit/päivälinssit/kaste-yksi-30')
  for (const eye of ['Oikea silmä', 'Vasen silmä']) {
    const group = page.getByRole('group', { name: new RegExp(eye) })
    await group.getByLabel(/Vahvuus/).selectOption({ label: '−2,00' })
    await group.getByLabel('Pakkauksia').selectOption('3')
  }
  await page.getByRole('checkbox', { name: /voimassa oleva piilolinssiresepti/ }).check()
  await page.getByLabel('Piilolinssitarkastuksen päivä').fill(lastMonth())
  await page.getByRole('radio', { name: /Kestotilaus/ }).check()
  await page.getByLabel('Kuinka usein', { exact: true }).selectOption({ label: often })
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click()
}

/** Makes an account that subscribes to lenses, opens the page of the subscription, and returns its e-mail address. */
export async function subscribed(page: Page, often?: Often): Promise<string> {
  const email = someEmail()
  await register(page, email)
  await subscribe(page, email, often)
  return email
}

/** Subscribes to lenses for both eyes, signed in, and opens the page of the subscription. */
export async function subscribe(page: Page, email: string, often?: Often): Promise<void> {
  await putSubscriptionIntoCart(page, often)
  await page.getByRole('dialog', { name: 'Ostoskori' }).getByRole('link', { name: 'Kassalle' }).click()
  await writeContact(page, email)
  await page.getByRole('radio', { name: /Postin kotiinkuljetus/ }).check()
  await page.getByRole('checkbox', { name: /piilolinssisopimuksen/ }).check()
  await order(page)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await page.getByRole('link', { name: /Kestotilauksesi/ }).click()
  await expect(async () => {
    await page.reload()
    await page.getByRole('link', { name: /Kaste Yksi/ }).click({ timeout: 10_000 })
  }).toPass()
}
