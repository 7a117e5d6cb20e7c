import { expect, test, type Page } from './on-test-day.ts'
import { register } from './account-actions.ts'
import { addBottleToCart, FRAME, openOwnExams, someEmail } from './shopper-actions.ts'

/** The forms that people type into, and how one comes to each. */
const forms: [string, (page: Page) => Promise<unknown>][] = [
  ['a new account', (page) => page.goto('/omat-sivut/rekisteröidy')],
  ['sign-in', (page) => page.goto('/omat-sivut/kirjaudu-sisaan')],
  ['asking for a new password', (page) => page.goto('/omat-sivut/unohtuiiko-salasana')],
  ['an order that is looked up', (page) => page.goto('/tilaus')],
  ['a gift card', (page) => page.goto('/lahjakortii')],
  ['a withdrawal', (page) => page.goto('/peru-sopimus')],
  ['a question to us', (page) => page.goto('/ota-yhteyttä')],
  ['lenses for a frame', (page) => page.goto(`${FRAME}/linssit`)],
  ['contact lenses', openContactLens],
  ['checkout', openCheckout],
  ['an exam', openExam],
  ['an eye doctor', openDoctor],
]

/** The forms of My Pages. */
const ownForms: [string, string][] = [
  ['contact details', '/omat-sivut/tehtäviä/yhteystiedot'],
  ['a new address', '/omat-sivut/tehtäviä/sähköposti'],
  ['a prescription', '/omat-sivut/tehtäviä/reseptit/uusi'],
]

test.describe('a refused form still contains what was typed:', () => {
  for (const [name, open] of forms)
    test(`${name} @slow`, async ({ page }) => {
      await open(page)
      expect(await lostValues(page)).toEqual([])
    })

  test('the forms of My Pages @slow', async ({ page }) => {
    await register(page, someEmail())
    for (const [name, path] of ownForms) {
      await page.goto(path)
      expect.soft(await lostValues(page), name).toEqual([])
    }
  })
})

async function openContactLens(page: Page): Promise<void> {
  await page.goto('/piilolinssit')
  await page.goto((await page.locator('main a[href^="/piilolinssit/"][href*="/"]').last().getAttribute('href')) ?? '')
}

async function openCheckout(page: Page): Promise<void> {
  await addBottleToCart(page)
  await page.goto('/checkout')
}

async function openExam(page: Page): Promise<void> {
  await openOwnExams(page)
  await page.getByRole('link', { name: /huonommin kuin ennen/ }).click()
  await page.getByRole('link', { name: 'Helsinki Kamppi' }).click()
  await page.locator('.soonest').getByRole('button').last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kuka tulee?' })).toBeVisible()
}

async function openDoctor(page: Page): Promise<void> {
  await page.goto('/ajanvaraus-mehiläinen')
  await page.getByLabel('Paikkakunta', { exact: true }).fill('turku')
  await page.getByRole('button', { name: 'Näytä ajat' }).click()
  await page
    .getByRole('button', { name: /varaa .* klo/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: 'Vahvista aika' })).toBeVisible()
}

/**
 * Sends every form of the page that people type into, as browsers without script do: each required field left empty in
 * turn, the others filled once with what may be right and once with what is wrong. Returns what the answer has lost.
 */
function lostValues(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    interface Filling {
      fields: Field[]
      isWrong: boolean
      /** A form without a required field is refused for its boxes. */
      leavesBoxes: boolean
    }
    type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
    const TYPED =
      'input:not([type=hidden], [type=file], [type=password], [type=submit], [type=button]), textarea, select'
    const parsed = async (answer: Response) => new DOMParser().parseFromString(await answer.text(), 'text/html')
    const formsOf = (from: Document) => [...from.querySelectorAll<HTMLFormElement>('form[method=post i]')]
    // Of a secret nothing is written back, nor of what catches machines.
    const isSecret = ({ name, autocomplete }: Field) => /pin|koodi|^_/i.test(name) || autocomplete === 'one-time-code'
    const isTyped = (field: Field) => !['checkbox', 'radio'].includes(field.type) && field.tagName !== 'SELECT'
    const fieldsOf = (form: HTMLFormElement) =>
      [...form.elements].filter((each): each is Field => each.matches(TYPED) && 'name' in each && each.name !== '')
    const isChosen = (fields: Field[], name: string) =>
      fields.some((each) => each.name === name && (each as HTMLInputElement).checked)
    const fill = (field: Field, { fields, isWrong, leavesBoxes }: Filling) => {
      if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1
      else if (field.type === 'radio') (field as HTMLInputElement).checked ||= !isChosen(fields, field.name)
      else if (field.type === 'checkbox') (field as HTMLInputElement).checked = !leavesBoxes
      else if (field.type === 'number') field.value = isWrong ? '99' : '1'
      else field.value = isWrong ? '§ väärä 1' : field.type === 'email' ? 'aino@example.com' : 'Aino 12'
    }
    const valueOf = (field: Field) =>
      field instanceof HTMLInputElement && field.type === 'checkbox' ? String(field.checked) : field.value
    const first = await parsed(await fetch(location.href))
    const lost: string[] = []
    let tried = 0
    for (const [at, form] of formsOf(first).entries()) {
      const typed = fieldsOf(form).filter(isTyped)
      const marked = typed.filter((each) => each.required || each.ariaRequired === 'true')
      // Of a prescription no value is required by itself, and none of what is filled in can be read.
      const required = marked.length > 0 ? marked : typed
      for (const { name: empty } of required)
        for (const isWrong of [false, true]) {
          const sent = formsOf(await parsed(await fetch(location.href)))[at]
          if (!sent) continue
          const fields = fieldsOf(sent)
          for (const each of fields) fill(each, { fields, isWrong, leavesBoxes: marked.length === 0 })
          for (const each of fields) if (each.name === empty && isTyped(each)) each.value = ''
          const expected = fields.filter((each) => each.name !== empty && !isSecret(each))
          const radios = fields.filter(({ type }) => type === 'radio')
          const data = new FormData(sent)
          const submit = sent.querySelector<HTMLButtonElement>('button[name]:not([formaction])')
          if (submit) data.set(submit.name, submit.value)
          const isMultipart = sent.enctype === 'multipart/form-data'
          const body = isMultipart ? data : new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
          const to = new URL(sent.getAttribute('action') ?? '', location.href)
          const answer = await parsed(await fetch(to, { method: 'POST', body }))
          tried += 1
          const shown = formsOf(answer).flatMap(fieldsOf)
          for (const each of expected.filter((one) => !radios.includes(one))) {
            const same = shown.filter(({ name }) => name === each.name)
            const isStored = same.some((one) => valueOf(one) === valueOf(each))
            if (!isStored)
              lost.push(
                `${empty} empty: ${each.name} was ${valueOf(each)}, is ${same.map(valueOf).join(' ') || 'gone'}`,
              )
          }
          for (const chosen of radios.filter((one) => (one as HTMLInputElement).checked)) {
            const isStored = shown.some(
              (one) => one.name === chosen.name && one.value === chosen.value && (one as HTMLInputElement).checked,
            )
            if (!isStored) lost.push(`${empty} empty: the choice of ${chosen.name} is lost`)
          }
        }
    }
    return tried === 0 ? ['no form has a required field'] : [...new Set(lost)]
  })
}
