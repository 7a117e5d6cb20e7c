import { expect, test, type Page } from '../on-test-day.ts'
import { openAdminPage, openFromToday } from '../admin-actions.ts'
import { boughtFrame } from '../bought.ts'
import { letterTo } from '../shopper-actions.ts'

test('an optician confirms glasses, and staff send, partly refund and take them back', async ({ page }) => {
  const { customer, email } = await boughtFrame({ withLenses: true })
  await openAdminPage(page, '/admin')
  await openFromToday(page, customer)
  const number = await numberOf(page)

  await test.step('the prescription is not on the page until it is asked for', async () => {
    // A value of its own: a measure of the layout such as 12.25px is none.
    expect(await page.content()).not.toMatch(/(?<![\d.,])2[.,]25(?!\d)/)
    await expect(page.getByRole('button', { name: 'Vahvista resepti' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Avaa ensin resepti' }).press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Näytä reseptit' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('row', { name: /^Oikea −2,25/ })).toBeVisible()
    // How the lens comes out in the frame: moved toward the nose, its blank, and more.
    const figures = page.getByRole('region', { name: 'Linssit kehyksessä' })
    await expect(figures.getByRole('row', { name: /^Oikea −?\d+(,\d)? \d\d / })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Aikajana' })).toContainText('Reseptit avattiin')
    await expect(page.getByRole('link', { name: 'Avaa ensin resepti' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Vahvista resepti' })).toBeVisible()
  })

  await test.step('the queue asks the customer, then confirms', async () => {
    await openAdminPage(page, '/admin/optikko')
    const waiting = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: customer }) })
    await expect(waiting.getByText(/Ruskea 50\s%/)).toBeVisible()
    await waiting.getByRole('button', { name: /Avaa resepti/ }).click()
    await waiting.getByRole('button', { name: 'Kysy asiakkaalta' }).click()
    await page.getByRole('dialog').getByLabel('Kysymyksesi').fill('Onko pupilliväli 63 mm?')
    await page.getByRole('dialog').getByRole('button', { name: 'Lähetä kysymys' }).click()
    const asked = page.getByRole('region', { name: 'Odottaa asiakasta' })
    await expect(asked.getByRole('heading', { name: customer })).toBeVisible()
    await answerOptician(page, email)
    await page.reload()
    await expect(asked).toHaveCount(0)
    await expect(waiting.getByText(/Asiakas vastasi/)).toBeVisible()
    await waiting.getByRole('button', { name: /Avaa resepti/ }).click()
    await expect(waiting.getByText('On, 63 mm.')).toBeVisible()
    await waiting.getByRole('button', { name: 'Vahvista resepti' }).click()
    await expect(page.getByText(`Tilauksen ${number} resepti on vahvistettu.`)).toBeVisible()
    await expect(waiting).toHaveCount(0)
  })

  await test.step('it is sent', async () => {
    await openAdminPage(page, '/admin')
    await openFromToday(page, customer)
    await page.getByRole('button', { name: 'Merkitse lähetetyksi' }).click()
    await expect(page.getByText('Tilauksen tila on nyt: Lähetetty.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Peru tilaus' })).toHaveCount(0)
  })

  await test.step('money goes back only for the number typed, and no more than was paid', async () => {
    await page.getByRole('button', { name: 'Palauta rahaa' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Palautettava summa').fill('9999')
    await dialog.getByRole('button', { name: /^Palauta/ }).click()
    await expect(dialog.getByText(/Palautettavissa on enintään/)).toBeVisible()

    await dialog.getByLabel('Palautettava summa').fill('20,50')
    await dialog.getByLabel(/Kirjoita tilauksen numero/).fill('S0')
    await dialog.getByRole('button', { name: 'Palauta 20,50 €' }).click()
    await expect(dialog.getByRole('alert')).toContainText(number)

    await dialog.getByLabel(/Kirjoita tilauksen numero/).fill(number)
    await dialog.getByRole('button', { name: 'Palauta 20,50 €' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Palautettu 20,50 €')).toBeVisible()
  })

  await test.step('it comes back, and the frame that passed inspection goes back to the shelf', async () => {
    await page.getByRole('button', { name: 'Merkitse palautetuksi' }).click()
    const dialog = page.getByRole('dialog')
    const shelf = dialog.getByLabel(/^Hyllyyn: /)
    await shelf.fill('2')
    await dialog.getByRole('button', { name: 'Merkitse palautetuksi' }).click()
    await expect(dialog.getByText('Kirjoita kokonaisluku, enintään 1.')).toBeVisible()
    await shelf.fill('1')
    await dialog.getByRole('button', { name: 'Merkitse palautetuksi' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('1 kpl palautettu hyllyyn')).toBeVisible()
    await expect(page.getByText('Tilauksen tila on nyt: Palautettu.')).toBeVisible()
  })
})

test('staff cancel an order with the keyboard, and everything is refunded @slow', async ({ page }) => {
  const { customer } = await boughtFrame()
  await openAdminPage(page, '/admin')
  await openFromToday(page, customer)
  const number = await numberOf(page)

  await page.getByRole('button', { name: 'Peru tilaus' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('tuotteet palaavat varastoon')
  await page.keyboard.type(number.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Tilaus on peruttu/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Aikajana' })).toContainText('Tilaus peruttiin')
  await expect(page.getByText('Tilaus on valmis. Siirtoja ei ole jäljellä.')).toBeVisible()
})

/** Answers by the link of the letter, in another tab and without script. */
async function answerOptician(page: Page, email: string): Promise<void> {
  const letter = await letterTo(page, email, /Optikko kysyy/)
  const context = await page.context().browser()!.newContext({ javaScriptEnabled: false })
  const buyer = await context.newPage()
  await buyer.goto(new URL(/\/tilaus\/kysymys\/[\w.%-]+/.exec(letter)?.[0] ?? '', page.url()).href)
  await expect(buyer.getByText('Onko pupilliväli 63 mm?')).toBeVisible()
  await buyer.getByRole('button', { name: 'Lähetä vastaus' }).click()
  await expect(buyer.getByLabel('Vastauksesi')).toHaveAttribute('aria-invalid', 'true')
  await buyer.getByLabel('Vastauksesi').fill('On, 63 mm.')
  await buyer.getByRole('button', { name: 'Lähetä vastaus' }).click()
  await expect(buyer.getByRole('heading', { name: 'Kiitos, vastaus tuli perille' })).toBeVisible()
  await context.close()
}

async function numberOf(page: Page): Promise<string> {
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  return title?.replace('Tilaus ', '') ?? ''
}
