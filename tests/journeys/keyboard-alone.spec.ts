import { expect, test, type Locator, type Page } from './on-test-day.ts'
import { BOTTLE, someEmail } from './shopper-actions.ts'
import { tabTo } from './tab-to.ts'

test('a shopper without a mouse fills the cart, changes quantities, and orders', async ({ page }) => {
  await page.goto(BOTTLE)
  await tabTo(page, page.getByRole('button', { name: 'Lisää ostoskoriin' }))
  await page.keyboard.press('Enter')
  const cart = page.getByRole('dialog', { name: 'Ostoskori' })
  await expect(cart.getByText('Kuulas Yleisliuos')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()

  await tabTo(page, page.getByRole('link', { name: /Avaa ostoskori/ }), { back: true })
  await page.keyboard.press('Enter')
  await tabTo(page, cart.getByRole('button', { name: 'Lisää yksi' }))
  await page.keyboard.press('Space')
  await expect(cart.getByText('27,80 €').first()).toBeVisible()
  await tabTo(page, cart.getByRole('button', { name: 'Vähennä yksi' }), { back: true })
  await page.keyboard.press('Enter')
  // What one piece costs is said beside two of them, too.
  await expect(cart.getByText('27,80 €')).toHaveCount(0)
  await tabTo(page, cart.getByRole('link', { name: 'Kassalle' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Kassa', level: 1 })).toBeVisible()
  await writeContact(page)
  await tabTo(page, page.getByRole('radio', { name: /Postin pakettiautomaatti/ }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Postin kotiinkuljetus/ })).toBeChecked()
  const order = page.getByRole('button', { name: 'Tilaa ja maksa 22,80 €' })
  await expect(order).toBeVisible()
  await tabTo(page, page.getByRole('checkbox', { name: /Hyväksyn ostoehdot/ }))
  await page.keyboard.press('Space')
  await tabTo(page, order)
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('button', { name: 'Maksa', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
})

test('a shopper without a mouse books an exam and cancels it @slow', async ({ page }) => {
  const go = async (link: Locator, key = 'Enter') => {
    await tabTo(page, link)
    await page.keyboard.press(key)
  }
  await page.goto('/varaa-näöntarkastus')
  await go(page.getByRole('link', { name: 'Minulle' }))
  await go(page.getByRole('link', { name: '18–75 vuotta' }))
  await go(page.getByRole('link', { name: /huonommin kuin ennen/ }))
  await go(page.getByRole('link', { name: 'Helsinki Kamppi' }))
  // Next week's is never too soon to be canceled.
  await go(page.getByRole('link', { name: 'Seuraava viikko' }))
  await expect(page.getByRole('link', { name: 'Edellinen viikko' })).toBeVisible()
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await go(page.getByRole('button', { name: 'Jatka valitulla ajalla' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Kuka tulee?' })).toBeVisible()
  for (const [label, words] of Object.entries({
    Etunimi: 'Aino',
    Sukunimi: 'Mäkelä',
    Syntymäaika: '24.11.1980',
    Sähköposti: someEmail(),
    Puhelin: '040 123 4567',
  })) {
    await tabTo(page, page.getByRole('textbox', { name: label, exact: true }))
    await page.keyboard.type(words)
  }
  await go(page.getByRole('button', { name: 'Varaa aika' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Aikasi on varattu' })).toBeVisible()
  await go(page.getByText('Peru varaus', { exact: true }))
  await go(page.getByRole('button', { name: 'Kyllä, peru varaus' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Varaus on peruttu' })).toBeVisible()
})

async function writeContact(page: Page): Promise<void> {
  for (const [label, words] of Object.entries({
    Etunimi: 'Aino',
    Sukunimi: 'Mäkelä',
    Sähköposti: someEmail(),
    Puhelin: '0401234567',
    Katuosoite: 'Mannerheimintie 1',
    Postinumero: '00100',
    Postitoimipaikka: 'Helsinki',
  })) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(words)
  }
  // The postal code chooses among the ways of delivery, and a group of radio buttons has one stop for the tab key.
  await expect(page.locator('[data-part][aria-busy]')).toHaveCount(0)
}

test('a shopper without a mouse searches in the header and chooses with the arrow keys @slow', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('searchbox', { name: 'Hae tuotteita ja merkkejä' }))
  await page.keyboard.type('halin', { delay: 50 })
  const field = page.getByRole('dialog', { name: 'Haku' }).getByRole('combobox')
  await expect(field).toHaveValue('halin')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  // What fewer letters found stays until all of them are answered.
  const first = page.getByRole('option').first()
  await expect(first).toHaveAccessibleName(/Aurakivi Halinen/)
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(first).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Haku' })).toBeHidden()

  await page.keyboard.type('halin', { delay: 50 })
  await expect(first).toHaveAccessibleName(/Aurakivi Halinen/)
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Halinen/ })).toBeVisible()
})
