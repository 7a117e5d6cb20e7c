import { expect, type Page } from '@playwright/test'
import { register } from './account-actions.ts'
import { order, someEmail, writeContact } from './shopper-actions.ts'

/** Puts a subscription to lenses for both eyes, every third month, into the cart. */
export async function putSubscriptionIntoCart(page: Page): Promise<void> {
  await page.goto('/piilolinssit/päivälinssit/kaste-yksi-30')
  for (const eye of ['Oikea silmä', 'Vasen silmä']) {
    const group = page.getByRole('group', { name: new RegExp(eye) })
    await group.getByLabel(/Vahvuus/).selectOption({ label: '−2,00' })
    await group.getByLabel('Pakkauksia').selectOption('3')
  }
  await page.getByRole('checkbox', { name: /voimassa oleva piilolinssiresepti/ }).check()
  await page.getByRole('radio', { name: /Kestotilaus/ }).check()
  await page.getByLabel('Kuinka usein', { exact: true }).selectOption({ label: 'Joka 3. kuukausi' })
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click()
}

/** Subscribes to lenses for both eyes, opens the page of the subscription, and gives her address. */
export async function subscribed(page: Page): Promise<string> {
  const email = someEmail()
  await register(page, email)
  await putSubscriptionIntoCart(page)
  await page.getByRole('dialog', { name: 'Ostoskori' }).getByRole('link', { name: 'Kassalle' }).click()
  await writeContact(page, email)
  await page.getByRole('radio', { name: /Postin kotiinkuljetus/ }).check()
  await page.getByRole('checkbox', { name: /piilolinssisopimuksen/ }).check()
  await order(page)
  await page.getByRole('button', { name: 'Maksa' }).click()
  await page.getByRole('link', { name: /Kestotilauksesi/ }).click()
  await expect(async () => {
    await page.reload()
    await page.getByRole('link', { name: /Kaste Yksi/ }).click({ timeout: 5000 })
  }).toPass()
  return email
}
