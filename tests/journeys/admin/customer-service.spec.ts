import { expect, test } from '../on-test-day.ts'
import { asAdmin, makeStaff, openAdminPage, signedOut } from '../admin-actions.ts'
import { expectNothing } from '../axe.ts'
import { boughtFrame } from '../bought.ts'
import { letterTo, RETRIES, someEmail } from '../shopper-actions.ts'

test.use({ storageState: signedOut })

test('customer service corrects an address, sends the confirmation again, and refunds a small amount', async ({
  page,
}) => {
  const { number } = await boughtFrame()
  const right = someEmail()
  await asAdmin((request) =>
    request.post('/api/globals/order-rules', { data: { serviceRefundLimit: 1000 }, maxRetries: RETRIES }),
  )
  await page.request.post('/api/staff/login', { data: await makeStaff('customer-service') })
  await openAdminPage(page, `/admin/vieraat/${number}`)
  await page.getByRole('link', { name: `Tilaus ${number}` }).click()

  await test.step('the address is refused at its field, and corrected', async () => {
    await page.getByRole('button', { name: 'Korjaa yhteystiedot' }).click()
    const email = page.getByRole('dialog').getByLabel('Sähköposti')
    await email.fill('ei osoite')
    await page.getByRole('dialog').getByRole('button', { name: 'Tallenna' }).click()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expectNothing(page)
    await email.fill(right)
    await email.press('Enter')
    await expect(page.getByText('Yhteystiedot on korjattu.')).toBeVisible()
    await expect(page.getByRole('link', { name: right })).toBeVisible()
  })

  await test.step('the confirmation goes to the right address', async () => {
    await page
      .getByRole('button', { name: /^Lähetä uudelleen: / })
      .last()
      .press('Enter')
    await expect(page.getByText('Viesti lähtee uudelleen.')).toBeVisible()
    expect(await letterTo(page, right, new RegExp(number))).toContain(number)
  })

  await test.step('a refund above the limit of the role is not offered', async () => {
    await page.getByRole('button', { name: 'Palauta rahaa' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/asiakaspalvelun rajan vuoksi enintään 10,00/)).toBeVisible()
    await dialog.getByLabel('Palautettava summa, euroa').fill('10,01')
    await dialog.getByLabel(`Kirjoita tilauksen numero ${number}`).fill(number)
    await dialog.getByRole('button', { name: /^Palauta 10,01/ }).click()
    await expect(dialog.getByText(/^Palautettavissa on enintään 10,00/)).toBeVisible()
    await dialog.getByLabel('Palautettava summa, euroa').fill('4,50')
    await dialog.getByRole('button', { name: /^Palauta 4,50/ }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Yhteystietoja korjattiin')).toBeVisible()
    await expect(page.getByText('Viesti lähetettiin uudelleen')).toBeVisible()
  })
})
