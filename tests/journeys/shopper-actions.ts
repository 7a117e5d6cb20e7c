import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, request, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { BOTTLE } from '../seeded-goods.ts'

export { BOTTLE, FRAME } from '../seeded-goods.ts'

/** Repeats of a request whose connection, reused from an earlier one, was closed at the same moment. */
export const RETRIES = 3

/** A caller beside the browser, with a session of its own or a stored one. It waits as long as its test does: a busy machine is slow. */
export function newCaller(baseURL: string, storageState?: string): Promise<APIRequestContext> {
  return request.newContext({ baseURL, timeout: 0, ...(storageState !== undefined && { storageState }) })
}

/** A unique e-mail address. */
export function someEmail(): string {
  return `${crypto.randomUUID()}@example.com`
}

/** Puts a bottle into the cart from its page. */
export async function addBottleToCart(page: Page): Promise<void> {
  await page.goto(BOTTLE)
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click()
  await expect(page.getByRole('dialog', { name: 'Ostoskori' }).getByText('Kuulas Yleisliuos')).toBeVisible()
}

/** Fills in the contact and address. */
export async function writeContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('Etunimi').fill('Aino')
  await page.getByLabel('Sukunimi').fill("O'Neill-Mäkelä")
  await page.getByLabel('Sähköposti').fill(email)
  await page.getByRole('textbox', { name: 'Puhelin' }).fill('040 123 4567')
  await page.getByLabel('Katuosoite').fill('Mannerheimintie 1 A 12')
  await page.getByLabel('Postinumero').fill('00100')
  await page.getByLabel('Postitoimipaikka').fill('Helsinki')
}

/** Waits for what the carrier answers, asked again as a shopper would when it was silent on a busy machine. */
export async function answered(shown: Locator, again: Locator): Promise<void> {
  await expect(async () => {
    await expect(shown.or(again)).toBeVisible()
    if (await again.isVisible()) await again.click()
    await expect(shown).toBeVisible({ timeout: 10_000 })
  }).toPass()
}

/** Ticks the required boxes, and orders. */
export async function order(page: Page): Promise<void> {
  const made = page.getByRole('checkbox', { name: /ettei minulle valmistettuja/ })
  if (await made.isVisible()) await made.check()
  await page.getByRole('checkbox', { name: /Hyväksyn ostoehdot/ }).check()
  await page.getByRole('button', { name: /Tilaa ja maksa/ }).click()
}

/** Goes with a bottle as far as the provider's page. */
export async function orderAndGoToPayment(page: Page, email: string): Promise<void> {
  await addBottleToCart(page)
  await page.getByRole('link', { name: 'Kassalle' }).click()
  await writeContact(page, email)
  await page.getByRole('radio', { name: /Postin kotiinkuljetus/ }).check()
  await expect(page.getByRole('button', { name: 'Tilaa ja maksa 22,80 €' })).toBeVisible()
  await order(page)
  await expect(page.getByRole('button', { name: 'Maksa', exact: true })).toBeVisible()
}

/** Opens an order by the link that is mailed to whom number and e-mail belong. */
export async function openLookedUpOrder(page: Page, { email, number }: { email: string; number: string }) {
  await page.goto('/tilaus')
  await page.getByLabel('Tilausnumero').fill(number)
  await page.getByLabel('Sähköposti').fill(email)
  await page.getByRole('button', { name: 'Lähetä linkki' }).click()
  await expect(page.getByRole('heading', { name: 'Katso sähköpostisi' })).toBeVisible()
  const letter = await letterTo(page, email, /Linkki tilaukseesi/)
  await page.goto(/\/tilaus\/[\w.%-]+/.exec(letter)?.[0] ?? '')
}

/** The addresses of the stand-ins. */
export function outside(): string {
  const ready = join(process.env.JOURNEYS_DATA ?? '', 'stand-ins/ready.json')
  return (JSON.parse(readFileSync(ready, 'utf8')) as { url: string }).url
}

interface Letter {
  id: number
  subject: string
}

/** Opens the exams for a visit of the customer's own, up to their list. */
export async function openOwnExams(page: Page): Promise<void> {
  await page.goto('/varaa-näöntarkastus')
  await page.getByRole('link', { name: 'Minulle' }).click()
  await page.getByRole('link', { name: '18–75 vuotta' }).click()
}

/** Waits for the mail with this subject, and gives its text. */
export async function letterTo(page: Pick<Page, 'request'>, email: string, subject: RegExp): Promise<string> {
  const find = async (): Promise<Letter | undefined> => {
    const address = `${outside()}/mail.json?to=${encodeURIComponent(email)}`
    const answer = await page.request.get(address, { maxRetries: RETRIES })
    return ((await answer.json()) as { messages: Letter[] }).messages.find((letter) => subject.test(letter.subject))
  }
  await expect.poll(find).toBeTruthy()
  const letter = await find()
  return (await page.request.get(`${outside()}/mail/${letter?.id}.json`)).text()
}

/** A day on which eyes may have been examined: 30 days ago, as a field of a date wants it. */
export function lastMonth(): string {
  return new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)
}
