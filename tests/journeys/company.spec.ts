import { expect, test } from './on-test-day.ts'
import { makeStaff, openAdminPage, retryUntilShown, signInAsStaff } from './admin-actions.ts'
import { expectNothing, expectNothingAtBothWidths } from './axe.ts'
import { identified } from './contract-of-glasses.ts'
import { letterTo, someEmail } from './shopper-actions.ts'

test('a company found in the register signs an agreement, staff activate it, and an employee books', async ({
  page,
  browser,
}) => {
  await page.goto('/b2b/allekirjoita-sopimus')
  await expect(page.getByRole('link', { name: 'Tunnistaudu ja aloita' })).toBeVisible()
  await expectNothingAtBothWidths(page)
  await identified(page, 'Kaarina')
  await page.goto('/b2b/allekirjoita-sopimus')
  await page.getByLabel('Y-tunnus').fill('3000105-5')
  await page.getByRole('button', { name: 'Hae nimi ja osoite' }).click()
  await expect(page.getByLabel('Yrityksen nimi')).toHaveValue('Aallonmurtajan Telakka Oyj')
  await page.getByLabel('Puhelin').fill('040 123 4567')
  await page.getByRole('radio', { name: 'Sähköposti' }).check()
  await page.getByLabel('Laskujen sähköposti').fill('laskut@telakka.example')
  await page.getByRole('button', { name: 'Allekirjoita sopimus' }).click()
  await expect(page.getByRole('link', { name: /Kirjoita asemasi yrityksessä/ })).toBeVisible()
  await expectNothingAtBothWidths(page)
  await page.getByLabel('Asemasi yrityksessä').fill('Henkilöstöpäällikkö')
  await page.getByRole('checkbox', { name: /oikeus allekirjoittaa/ }).check()
  await page.getByRole('checkbox', { name: /hyväksyn ne/ }).check()
  await page.getByRole('button', { name: 'Allekirjoita sopimus' }).click()
  await expect(page.getByRole('heading', { name: 'Sopimus on allekirjoitettu' })).toBeVisible()

  const admin = await (await browser.newContext()).newPage()
  await signInAsStaff(admin, await makeStaff('admin'))
  await openAdminPage(admin, '/admin/yritykset')
  await expectNothing(admin)
  await admin.getByRole('link', { name: 'Aallonmurtajan Telakka Oyj' }).click()
  await expect(admin.getByRole('heading', { name: 'Aallonmurtajan Telakka Oyj' })).toBeVisible()
  await expectNothing(admin)
  const note = admin.getByLabel('Miten allekirjoitusoikeus tarkistettiin?')
  await retryUntilShown(note, () => admin.getByRole('button', { name: 'Ota käyttöön' }).click())
  await note.fill('Kaupparekisteriote')
  await admin.getByRole('dialog').getByRole('button', { name: 'Ota käyttöön' }).click()
  await expect(admin.getByText(/· voimassa/)).toBeVisible()

  // Its employee books by the code of the letter, and is asked for no price.
  const email = someEmail()
  await page.goto('/omat-sivut/yritys/3000105-5')
  await expect(page.getByRole('checkbox', { name: 'Suojalasit vahvuuksilla' })).toHaveCount(0)
  await page.getByLabel('Työntekijän nimi').fill('Olli Koski')
  await page.getByLabel('Työntekijän sähköposti').fill(email)
  await page.getByRole('checkbox', { name: 'Näöntarkastus' }).check()
  await page.getByRole('button', { name: 'Tee maksusitoumus' }).click()
  await expect(page.getByText('Maksusitoumus on tehty.')).toBeVisible()
  const letter = await letterTo(page, email, /^Maksusitoumus: /)
  const [code = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(letter) ?? []
  const employee = await (await browser.newContext({ timezoneId: 'Europe/Helsinki' })).newPage()
  await employee.goto(/\/varaa-n[^"\\\s]+tyonantaja=1/.exec(letter)?.[0] ?? '')
  await employee.getByRole('link', { name: 'Minulle' }).click()
  await employee.getByRole('link', { name: '18–75 vuotta' }).click()
  await expect(employee.getByRole('link', { name: /huonommin kuin ennen/ })).toContainText('työnantaja maksaa')
  await employee.getByRole('link', { name: /Silmät väsyvät/ }).click()
  await employee.getByRole('link', { name: 'Helsinki Kamppi' }).click()
  await employee.locator('.soonest').getByRole('button').last().click()
  await employee.getByRole('textbox', { name: 'Maksusitoumuksen koodi' }).fill(code.toLowerCase())
  await employee.getByRole('button', { name: 'Tarkista koodi' }).click()
  await expect(
    employee.getByText(/^Aallonmurtajan Telakka Oyj maksaa tarkastuksen\. Sinulle se maksaa 0,00\s€\.$/),
  ).toBeVisible()
  await employee.getByRole('textbox', { name: 'Etunimi' }).fill('Olli')
  await employee.getByRole('textbox', { name: 'Sukunimi' }).fill('Koski')
  await employee.getByRole('textbox', { name: 'Syntymäaika' }).fill('24.11.1980')
  await employee.getByRole('textbox', { name: 'Sähköposti' }).fill(email)
  await employee.getByRole('textbox', { name: 'Puhelin', exact: true }).fill('040 123 4567')
  await employee.getByRole('button', { name: 'Varaa aika' }).click()
  await expect(employee.getByText(/^0,00\s€, Aallonmurtajan Telakka Oyj maksaa$/)).toBeVisible()
  await expect(employee.getByRole('main')).not.toContainText(/55,00|maksetaan myymälässä|maksusitoumus/)
  expect(await letterTo(page, email, /^Varaus /)).toContain('Aallonmurtajan Telakka Oyj maksaa')
})
