import { expect, test } from './on-test-day.ts'
import { orderAndGoToPayment, letterTo, outside, someEmail } from './shopper-actions.ts'

test('a shopper who closes the tab while paying gets the order all the same', async ({ page, context }) => {
  const email = someEmail()
  await orderAndGoToPayment(page, email)
  const transactionId = new URL(page.url()).pathname.split('/').at(-1)
  await page.request.post(`${outside()}/control`, { data: { mode: 'no-return', transactionId } })
  await page.getByRole('button', { name: 'Maksa', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Maksu on vastaanotettu' })).toBeVisible()

  const another = await context.newPage()
  await page.close()
  expect(await letterTo(another, email, /Tilausvahvistus/)).toContain('22,80')
  await another.goto('/ostoskori')
  await expect(another.getByText('Ostoskorisi on tyhjä')).toBeVisible()
})
