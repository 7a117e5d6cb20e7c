import { expect, test } from './on-test-day.ts'
import { fillRegistration } from './account-actions.ts'
import { expectNothingAtBothWidths } from './axe.ts'
import { someEmail } from './shopper-actions.ts'
import { subscribed } from './subscribed.ts'

test('a subscriber shares a link, and a friend who creates an account through it gets the benefit', async ({
  page,
  browser,
}) => {
  await subscribed(page)
  await page.goto('/omat-sivut/suosittele')
  await expectNothingAtBothWidths(page)
  await page.getByRole('button', { name: 'Luo suosittelulinkki' }).click()
  await expect(page.getByText('Ystäväsi saa 3 maksutonta kuukautta.')).toBeVisible()
  await expect(page.getByRole('img', { name: /QR-koodi/ })).toBeVisible()
  await expectNothingAtBothWidths(page)
  const link = page.getByRole('link', { name: /\/suosittelu\// })
  const path = new URL((await link.getAttribute('href')) ?? '').pathname

  const context = await browser.newContext()
  const friend = await context.newPage()
  await friend.goto(path)
  await expect(friend.getByRole('heading', { name: 'Ystäväsi suosittelee: 3 maksutonta kuukautta' })).toBeVisible()
  await expectNothingAtBothWidths(friend)
  await friend.getByRole('button', { name: 'Luo tili' }).click()
  await fillRegistration(friend, someEmail())
  await friend.getByRole('button', { name: 'Ota etu käyttöön' }).click()
  await expect(friend.getByRole('heading', { name: 'Etu on käytössäsi' })).toBeVisible()
  await expectNothingAtBothWidths(friend)
  await friend.goto('/omat-sivut/suosittele')
  await expect(friend.getByText('Olet käyttänyt 0/3 maksuttomasta kuukaudesta.')).toBeVisible()
  await expectNothingAtBothWidths(friend)
  await context.close()

  await page.goto(path)
  await page.getByRole('button', { name: 'Ota etu käyttöön' }).click()
  await expect(page.getByText('Omaa koodia ei voi käyttää itse.').first()).toBeVisible()
  await page.goto('/omat-sivut/suosittele')
  await expect(page.getByText('1 ystävä', { exact: true })).toBeVisible()
})
