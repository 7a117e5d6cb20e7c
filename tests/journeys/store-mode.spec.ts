import { makeStaff, openAdminPage } from './admin-actions.ts'
import { register } from './account-actions.ts'
import { expectNothingAtBothWidths } from './axe.ts'
import { expect, test, type Page } from './on-test-day.ts'
import { addBottleToCart, letterTo, order, someEmail } from './shopper-actions.ts'

/** Opens a store in a browser, as a member of its staff. */
async function openStore(page: Page): Promise<void> {
  const { email, password } = await makeStaff('store-staff', 'Maija Myyjä', 101)
  await openAdminPage(page, '/myymäläkirjautuminen')
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.getByLabel('Sähköposti').fill(email)
  await page.getByLabel('Salasana').fill(password)
  await page.getByRole('button', { name: 'Kirjaudu' }).click()
  await page.getByRole('button', { name: /^Avaa myymälä / }).click()
  await expect(page.getByText('Myymälä on auki tässä selaimessa.')).toBeVisible()
}

test('staff open their store, see on every page that they serve a customer, and leave no customer data', async ({
  page,
}) => {
  await page.goto('/piilolinssit')
  await expect(page.locator('.prices.in-store').first()).toBeHidden()
  await openStore(page)

  // A page that is the same for everyone.
  await page.goto('/piilolinssit')
  const bar = page.getByRole('complementary', { name: 'Myymälä', exact: true })
  await expect(bar).toContainText('Palvelet asiakasta myymälässä')
  await expect(page.getByText('Kestotilauksena').first()).toBeVisible()
  await expect(page.locator('[data-my-pages]')).toHaveAttribute('href', '/myymäläkirjautuminen')
  await addBottleToCart(page)
  await page.goto('/ostoskori')
  await expect(page.getByRole('button', { name: 'Lisää yksi' }).first()).toBeVisible()

  await bar.getByRole('button', { name: 'Lopeta asiakkaan palvelu' }).click()
  await expect(page.getByText('Asiakkaan palvelu on päättynyt.')).toBeVisible()
  // The page that says so clears what the browser keeps, by a script that begins after it is drawn: all but the count of an empty cart.
  const stored = () => page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }) as string[])
  await expect.poll(async () => (await stored()).filter((value) => !value.startsWith('0 '))).toEqual([])
  await page.goto('/ostoskori')
  await expect(page.getByText('Ostoskorisi on tyhjä')).toBeVisible()
})

test('a customer shows the cart in the store by a code, and pays the store’s request by phone @slow', async ({
  page: phone,
  browser,
}) => {
  const email = someEmail()
  await register(phone, email)
  await addBottleToCart(phone)
  await phone.getByRole('link', { name: 'Näytä myymälässä' }).click()
  await expectNothingAtBothWidths(phone)
  await phone.getByRole('button', { name: 'Näytä koodi' }).click()
  const letters = await phone.locator('.letters strong').innerText()
  await expectNothingAtBothWidths(phone)

  const store = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await openStore(store)
  const bar = store.getByRole('complementary', { name: 'Myymälä', exact: true })
  await test.step('the customer is looked up, and the cart is taken over', async () => {
    await bar.getByRole('link', { name: 'Valitse asiakas' }).click()
    await store.getByLabel('Sähköposti, puhelin tai asiakasnumero').fill(email)
    await store.getByRole('button', { name: 'Hae asiakas' }).click()
    await expectNothingAtBothWidths(store)
    await store.getByRole('button', { name: 'Valitse Aino Mäkelä' }).click()
    await expect(bar).toContainText('Asiakas: Aino Mäkelä.')
    await bar.getByRole('link', { name: 'Siirrä kori' }).click()
    await store.getByLabel('Asiakkaan koodi').fill('väärä')
    await store.getByRole('button', { name: 'Hae kori' }).click()
    await expect(store.getByLabel('Asiakkaan koodi')).toHaveAccessibleDescription(/Koodi on väärä/)
    await store.getByLabel('Asiakkaan koodi').fill(letters.toLowerCase())
    await store.getByRole('button', { name: 'Hae kori' }).click()
    await expect(store.getByText('Asiakkaan kori on haettu.')).toBeVisible()
    await expectNothingAtBothWidths(store)
  })

  await test.step('the cart is ordered, and payment is asked for within a day', async () => {
    await store.goto('/checkout')
    await store.getByLabel('Katuosoite').fill('Mannerheimintie 1 A 12')
    await store.getByLabel('Postinumero').fill('00100')
    await store.getByLabel('Postitoimipaikka').fill('Helsinki')
    await store.getByRole('textbox', { name: 'Puhelin' }).fill('040 123 4567')
    await store.getByRole('radio', { name: /Postin kotiinkuljetus/ }).check()
    await expect(store.getByRole('button', { name: 'Tilaa ja maksa 22,80 €' })).toBeVisible()
    await order(store)
    await store.getByRole('radio', { name: /^24 tuntia/ }).check()
    await expectNothingAtBothWidths(store)
    await store.getByRole('button', { name: 'Lähetä sähköpostilla' }).click()
    await expect(store.getByText('Maksupyyntö lähetettiin sähköpostilla.')).toBeVisible()
  })

  await test.step('the customer pays on a phone, and the store sees it', async () => {
    const letter = await letterTo(phone, email, /^Maksupyyntö/)
    await phone.goto(/\/checkout\/maksupyynt[\w%-]+\/[\w-]+/.exec(letter)?.[0] ?? '')
    await expect(phone.getByText('Kuulas Yleisliuos')).toBeVisible()
    await expectNothingAtBothWidths(phone)
    await phone.getByRole('link', { name: /^Hyväksy ehdot ja maksa/ }).click()
    await phone.getByRole('button', { name: 'Maksa', exact: true }).click()
    await expect(store.getByText('Ostos on maksettu.')).toBeVisible()
  })

  await test.step('the customer opens another cart of the store by its code', async () => {
    await bar.getByRole('button', { name: 'Lopeta asiakkaan palvelu' }).click()
    await addBottleToCart(store)
    await store.goto('/myymäläkirjautuminen/kori')
    await store.getByRole('button', { name: 'Näytä QR-koodi' }).click()
    const code = store.getByRole('img', { name: 'QR-koodi, jolla asiakas avaa korin' })
    await expect(code).toBeVisible()
    await expectNothingAtBothWidths(store)
    const { handover } = (await (await store.request.get('/api/cart/handover')).json()) as {
      handover: { code: string }
    }
    await phone.goto(`/ostoskori/myymälästä/${handover.code}`)
    await expectNothingAtBothWidths(phone)
    await phone.getByRole('button', { name: /ostoskoriin/ }).click()
    await expect(phone.getByText('Kori on nyt ostoskorissasi.')).toBeVisible()
  })
  await store.context().close()
})
