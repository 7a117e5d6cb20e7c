import { expect, test } from './on-test-day.ts'
import { register } from './account-actions.ts'
import { expectNothingAtBothWidths } from './axe.ts'
import { lastMonth, letterTo, order, someEmail, writeContact } from './shopper-actions.ts'

test('a shopper subscribes to lenses for two eyes, saves the card and sees the next deliveries', async ({ page }) => {
  await page.goto('/piilolinssit/päivälinssit/kaste-yksi-30')
  for (const [eye, power] of [
    ['Oikea silmä', '−2,00'],
    ['Vasen silmä', '−2,25'],
  ] as const) {
    const group = page.getByRole('group', { name: new RegExp(eye) })
    await group.getByLabel(/Vahvuus/).selectOption({ label: power })
    await group.getByLabel('Pakkauksia').selectOption('3')
  }
  await page.getByRole('checkbox', { name: /voimassa oleva piilolinssiresepti/ }).check()
  await page.getByLabel('Piilolinssitarkastuksen päivä').fill(lastMonth())
  await page.getByRole('radio', { name: /Kertaosto/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Kestotilaus/ })).toBeChecked()
  await page.getByLabel('Kuinka usein', { exact: true }).selectOption({ label: 'Joka 3. kuukausi' })
  await expectNothingAtBothWidths(page)
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click()

  const cart = page.getByRole('dialog', { name: 'Ostoskori' })
  const often = cart.getByRole('combobox', { name: /Kuinka usein: Kaste/ })
  await expect(often.first()).toHaveValue('m3')
  await often.first().selectOption('m1')
  await expect(cart.getByText(/Kaste.*: Kestotilaus, joka kuukausi\. Yhteensä/)).toBeAttached()
  await often.first().selectOption('m3')
  await expect(cart.getByText(/Kaste.*: Kestotilaus, joka 3\. kuukausi\. Yhteensä/)).toBeAttached()
  await expectNothingAtBothWidths(page)
  await cart.getByRole('link', { name: 'Kassalle' }).click()

  await expect(page.getByRole('heading', { name: 'Kestotilaus tarvitsee tilin' })).toBeVisible()
  await expectNothingAtBothWidths(page)
  const email = someEmail()
  await register(page, email)
  await page.goto('/checkout')
  await writeContact(page, email)
  await page.getByRole('radio', { name: /Postin kotiinkuljetus/ }).check()
  const plan = page.getByRole('region', { name: 'Kestotilaus' })
  await expect(plan.getByText('Kestotilaus, joka 3. kuukausi')).toBeVisible()
  await expect(plan.getByText(/^veloitetaan .* perillä viimeistään/)).toHaveCount(2)
  await expect(page.getByRole('radio', { name: /^Kortti/ })).toBeChecked()
  await page.getByRole('checkbox', { name: /piilolinssisopimuksen/ }).check()
  await expectNothingAtBothWidths(page)
  await order(page)
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
  await expect(page.getByText(/^Veloitetaan .* perillä viimeistään/)).toHaveCount(2)
  await expect(page.getByRole('link', { name: /Kestotilauksesi/ })).toHaveAttribute('href', '/omat-sivut/tilaus')
  await expectNothingAtBothWidths(page)
  expect(await letterTo(page, email, /Tilausvahvistus/)).toContain('kestotilaus, joka 3. kuukausi')

  // It begins beside the answer, once the provider has reported the card.
  await page.getByRole('link', { name: /Kestotilauksesi/ }).click()
  const subscription = page.getByRole('link', { name: /^Kaste Yksi 30/ })
  await expect(async () => {
    await page.reload()
    await expect(subscription).toBeVisible({ timeout: 2000 })
  }).toPass()
  await subscription.click()
  await expect(page.getByText(/0024/).first()).toBeVisible()
})
