import type { APIContext } from 'astro'
import type { Article } from '#contracts/catalog.ts'
import { addContactLenses, updateCart, type CartAnswer } from '#contracts/cart.ts'
import type { Failure } from '#contracts/refusals.ts'
import type { Answer } from '../shared/call.ts'
import { readLenses, wholeNumber, type LensGap } from './buy-form.ts'
import { isDay } from '../shared/read-prescription.ts'
import type { InLanguage } from '../shared/language.ts'
import { pathTo } from '../shared/routes.ts'
import { postAsVisitor } from './shop-form.ts'
import { useText, type Text } from './text.ts'

export interface Problem {
  text: string
  field?: string | undefined
}

export interface Bought {
  /** Where to go on. Nothing where the shop or the form said no. */
  next?: Response
  problems: Problem[]
  values: FormData
}

type Page = Pick<APIContext, 'request' | 'locals'> & { response: { headers: Headers; status?: number } }

/** Puts what the form of a product page asks for into the visitor's cart. */
export async function buy(page: Page, article: Article): Promise<Bought> {
  const values = await page.request.formData().catch(() => new FormData())
  return article.lensChoice ? buyLenses(page, article, values) : buyPiece(page, article, values)
}

async function buyPiece(page: Page, { skus }: Article, values: FormData): Promise<Bought> {
  const t = useText(page, 'article')
  const sku = skus.find(({ id }) => String(id) === values.get('size'))
  if (!sku) return refused(page, values, [{ text: t('choose_size') }])
  const quantity = values.has('quantity') ? wholeNumber(values.get('quantity')) : 1
  if (quantity === 0) return refused(page, values, [{ text: t('choose_quantity'), field: 'quantity' }])
  const posted = await postAsVisitor(page, updateCart, { skuId: sku.id, quantity, noCheckoutInfo: true })
  return settled(page, posted, values)
}

async function buyLenses(page: Page, article: Article, values: FormData): Promise<Bought> {
  const t = useText(page, 'article')
  const { addition, gaps } = readLenses(values, article)
  const problems = gaps.map((gap) => ({ text: sentenceOfGap(t, gap), field: gap.field }))
  if (!addition.confirmsPrescription) problems.push({ text: t('lens.not_confirmed'), field: 'confirms' })
  if (addition.examinedOn && !isDay(addition.examinedOn)) problems.push({ text: t('lens.no_day'), field: 'examinedOn' })
  if (problems.length > 0) return refused(page, values, problems)
  const posted = await postAsVisitor(page, addContactLenses, { ...addition, noCheckoutInfo: true })
  return settled(page, posted, values)
}

function sentenceOfGap(t: Text, { side, axis }: LensGap): string {
  if (!side || !axis) return t('lens.no_eye')
  return t(`lens.missing.${axis}`, { eye: t(`lens.${side}`).toLocaleLowerCase('fi') })
}

function settled(
  page: Page,
  { answer, seeOther }: { answer: Answer<CartAnswer>; seeOther: (path: string) => Response },
  values: FormData,
): Bought {
  if (answer.ok) return { next: seeOther(pathTo(page, 'cart')), problems: [], values }
  return { problems: [sentenceOf(page, answer.failure)], values }
}

function refused(page: Page, values: FormData, problems: Problem[]): Bought {
  page.response.status = 422
  return { problems, values }
}

/** Why the shop said no, in its own words, led to the field it is about where that is known. */
export function sentenceOf(page: InLanguage, { code, details }: Failure): Problem {
  const fields: Partial<Record<Failure['code'], string>> = {
    'prescription.not_confirmed': 'confirms',
    'prescription.not_examined_yet': 'examinedOn',
    'prescription.too_old': 'examinedOn',
  }
  return { text: useText(page, 'refusal')(code, details), field: fields[code] }
}
