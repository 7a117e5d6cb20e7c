import { expect, test } from './on-test-day.ts'
import { expectNothingAtBothWidths } from './axe.ts'
import { subscribed } from './subscribed.ts'

test('a changed postal code of a subscription asks for a point near it, and says what it holds for @slow', async ({
  page,
}) => {
  await subscribed(page)
  const section = page.getByRole('region', { name: 'Toimitus', exact: true })
  const open = () => section.getByText('Muuta osoitetta tai toimitustapaa').click()
  const save = () => section.getByRole('button', { name: 'Tallenna osoite ja toimitustapa' }).click()
  await expect(section.getByText('Postin kotiinkuljetus', { exact: true }).first()).toBeVisible()
  await open()
  await section.getByLabel('Postinumero').first().fill('00100')
  await section
    .getByRole('radio', { name: /Postin pakettiautomaatti/ })
    .first()
    .check()
  await section.getByRole('button', { name: 'Näytä noutopisteet postinumeron lähellä' }).first().click()
  await section
    .getByRole('radio', { name: /Helsinki/ })
    .first()
    .check()
  await expectNothingAtBothWidths(page)
  await save()
  const said = page.getByRole('status').filter({ hasText: 'Osoite ja toimitustapa on tallennettu.' })
  await expect(said).toContainText('Muutos koskee ensimmäisenä toimitusta')
  await expect(said).toContainText('on jo tehty. Se lähtee entisten tietojen mukaan.')
  await expect(section.getByText(/^Postin pakettiautomaatti: .*Helsinki/)).toBeVisible()

  await open()
  await section.getByLabel('Katuosoite').first().fill('Eerikinkatu 3')
  await section.getByLabel('Postinumero').first().fill('20100')
  await section.getByLabel('Postitoimipaikka').first().fill('Turku')
  await save()
  await expect(section.getByText('Valitse noutopiste, johon lähetämme tilauksen.').first()).toBeVisible()
  await section.getByRole('radio', { name: /Turku/ }).first().check()
  await save()
  await expect(said).toBeVisible()
  await page.reload()
  await expect(section.getByText(/^Postin pakettiautomaatti: .*Turku/)).toBeVisible()
  await expect(section.getByText('Eerikinkatu 3, 20100 Turku')).toBeVisible()
})
