import { expect, test, type Page } from '@playwright/test'
import { BOTTLE, someEmail } from './shopper-actions.ts'
import { tabTo } from './tab-to.ts'

test('a shopper without a mouse fills the cart, turns it up and down, and orders', async ({ page }) => {
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
  await expect(cart.getByText('13,90 €').first()).toBeVisible()
  await tabTo(page, cart.getByRole('link', { name: 'Kassalle' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Kassa', level: 1 })).toBeVisible()
  await writeContact(page)
  await tabTo(page, page.getByRole('radio', { name: /Postin pakettiautomaatti/ }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Posti kotiin/ })).toBeChecked()
  const order = page.getByRole('button', { name: 'Tilaa ja maksa 22,80 €' })
  await expect(order).toBeVisible()
  await tabTo(page, page.getByRole('checkbox', { name: /Hyväksyn/ }))
  await page.keyboard.press('Space')
  await tabTo(page, order)
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('button', { name: 'Maksa' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
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

test('a shopper without a mouse types into the header and chooses with the arrows', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('searchbox', { name: 'Hae tuotteita ja merkkejä' }))
  await page.keyboard.type('halin', { delay: 50 })
  const field = page.getByRole('dialog', { name: 'Haku' }).getByRole('combobox')
  await expect(field).toHaveValue('halin')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  const first = page.getByRole('option', { name: /Aurakivi Halinen/ }).first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(first).toHaveAttribute('aria-selected', 'false')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Haku' })).toBeHidden()

  await page.keyboard.type('halin', { delay: 50 })
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Halinen/ })).toBeVisible()
})
