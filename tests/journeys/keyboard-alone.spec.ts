import { expect, test, type Page } from '@playwright/test'
import { BOTTLE, someEmail } from './moves.ts'

test('a shopper without a mouse fills the cart, turns it up and down, and orders', async ({ page }) => {
  await page.goto(BOTTLE)
  await pressOn(page, 'button', 'Lisää ostoskoriin')
  const cart = page.getByRole('dialog', { name: 'Ostoskori' })
  await expect(cart.getByText('Kuulas Yleisliuos')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart).toBeHidden()

  await pressOn(page, 'link', /Avaa ostoskori/)
  await expect(cart.getByRole('button', { name: 'Lisää yksi' })).toBeVisible()
  await pressOn(page, 'button', 'Lisää yksi')
  await expect(cart.getByText('27,80 €').first()).toBeVisible()
  await pressOn(page, 'button', 'Vähennä yksi')
  await pressOn(page, 'link', 'Kassalle')

  for (const [label, words] of Object.entries({
    Etunimi: 'Aino',
    Sukunimi: 'Mäkelä',
    Sähköposti: someEmail(),
    Puhelin: '0401234567',
    Katuosoite: 'Mannerheimintie 1',
    Postinumero: '00100',
    Postitoimipaikka: 'Helsinki',
  })) {
    await page.getByLabel(label).focus()
    await page.keyboard.type(words)
  }
  await page.getByRole('radio', { name: /Postin pakettiautomaatti/ }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /Posti kotiin/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Tilaa ja maksa 22,80 €' })).toBeVisible()
  await page.getByRole('checkbox', { name: /Hyväksyn/ }).focus()
  await page.keyboard.press('Space')
  await pressOn(page, 'button', /Tilaa ja maksa/)
  await pressOn(page, 'button', 'Maksa')
  await expect(page.getByRole('heading', { name: 'Kiitos, Aino' })).toBeVisible()
})

/** Goes there with the tabulator, as far as it takes, and presses Enter. */
async function pressOn(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name }).first()
  await expect(wanted).toBeVisible()
  for (let steps = 0; steps < 150; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
  await page.keyboard.press('Enter')
}
