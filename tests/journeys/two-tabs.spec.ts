import { expect, test, type Page } from './on-test-day.ts'
import { addBottleToCart } from './shopper-actions.ts'

test('a cart changed in one tab changes in the other, with row, total and badge', async ({ page, context }) => {
  const other = await openOther(page, context.newPage())
  await press(other, 'Lisää yksi', 2)
  await expectShown(other, 3, '41,70 €')
  await expectShown(page, 3, '41,70 €')
  await expect(page.getByRole('link', { name: 'Avaa ostoskori, 3 tuotetta', includeHidden: true })).toBeAttached()
})

test('a press in a tab with an outdated quantity is added to the current quantity @slow', async ({ page, context }) => {
  await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true))
  const other = await openOther(page, context.newPage())
  await press(other, 'Lisää yksi', 2)
  await expectShown(other, 3, '41,70 €')
  await expectShown(page, 1, '13,90 €')
  await press(page, 'Lisää yksi', 1)
  await expectShown(page, 4, '55,60 €')

  await press(other, 'Lisää yksi', 1)
  await expectShown(other, 5, '69,50 €')
  await inCart(page).getByRole('button', { name: 'Poista Kuulas Yleisliuos' }).last().click()
  await expect(inCart(page).getByRole('alert')).toContainText('Ostoskorisi muuttui')
  await expectShown(page, 5, '69,50 €')
})

test('a cart page without interaction is updated too @slow', async ({ page, context }) => {
  await addBottleToCart(page)
  const other = await context.newPage()
  await other.goto('/ostoskori')
  await press(page, 'Lisää yksi', 1)
  await expect(other.getByRole('main').getByText('27,80 €').first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an outdated cart page adds to the current cart, and removes only what it showed @slow', async ({
    page,
    context,
  }) => {
    await page.goto('/piilolinssitarvikkeet/liuokset/kuulas-yleisliuos-360')
    await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click()
    const [old, older] = [await context.newPage(), await context.newPage()]
    for (const tab of [old, older]) await tab.goto('/ostoskori')
    await page.getByRole('main').getByRole('button', { name: 'Lisää yksi' }).click()
    await expect(page.getByRole('main').getByText('27,80 €').first()).toBeVisible()

    await old.getByRole('main').getByRole('button', { name: 'Lisää yksi' }).click()
    await expect(old.getByRole('main').getByText('41,70 €').first()).toBeVisible()
    await older.getByRole('main').getByRole('button', { name: 'Poista Kuulas Yleisliuos' }).last().click()
    await expect(older.getByRole('alert')).toContainText('Ostoskorisi muuttui')
    await expect(older.getByRole('main').getByText('41,70 €').first()).toBeVisible()
  })
})

test('a press without a connection is reverted with a message, and the next one counts once @slow', async ({
  page,
  context,
}) => {
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await addBottleToCart(page)
  await expectShown(page, 1, '13,90 €')
  await context.setOffline(true)
  await press(page, 'Lisää yksi', 1)
  await expect(inCart(page).getByRole('alert')).toContainText('Kauppaan ei saatu yhteyttä')
  await expectShown(page, 1, '13,90 €')

  await context.setOffline(false)
  await expect(inCart(page).getByRole('alert')).toBeHidden()
  await press(page, 'Lisää yksi', 1)
  await expectShown(page, 2, '27,80 €')
  expect(broken).toEqual([])
})

function inCart(page: Page) {
  return page.getByRole('dialog', { name: 'Ostoskori' })
}

/** Two tabs, the drawer open in both, a bottle in it. */
async function openOther(page: Page, opening: Promise<Page>): Promise<Page> {
  await addBottleToCart(page)
  const other = await opening
  await other.goto('/?previewCart=1')
  await expectShown(other, 1, '13,90 €')
  return other
}

async function press(page: Page, name: string, times: number): Promise<void> {
  for (let presses = 0; presses < times; presses += 1) await inCart(page).getByRole('button', { name }).click()
}

async function expectShown(page: Page, pieces: number, sum: string): Promise<void> {
  await expect(
    inCart(page).getByRole('group', { name: /Määrä/ }).getByText(String(pieces), { exact: true }),
  ).toBeVisible()
  await expect(inCart(page).getByText(sum).first()).toBeVisible()
}
