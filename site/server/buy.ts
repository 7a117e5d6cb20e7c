import type { APIContext } from 'astro'
import type { Article } from '#contracts/catalog.ts'
import { addContactLenses, updateCart, type CartAnswer } from '#contracts/cart.ts'
import type { Failure } from '#contracts/refusals.ts'
import type { Answer } from '../shared/call.ts'
import { readLenses, wholeNumber, type LensGap } from './buy-form.ts'
import { isDay } from '../shared/read-prescription.ts'
import { pathTo } from '../shared/routes.ts'
import { postAsVisitor } from './shop-form.ts'
import { useText } from './text.ts'

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

type Page = Pick<APIContext, 'request'> & { response: { headers: Headers; status?: number } }

/** Puts what the form of a product page asks for into the visitor's cart. */
export async function buy(page: Page, article: Article): Promise<Bought> {
  const values = await page.request.formData().catch(() => new FormData())
  return article.lensChoice ? buyLenses(page, article, values) : buyPiece(page, article, values)
}

async function buyPiece(page: Page, { skus }: Article, values: FormData): Promise<Bought> {
  const sku = skus.find(({ id }) => String(id) === values.get('size'))
  if (!sku) return refused(page, values, [{ text: useText('article')('choose_size') }])
  const quantity = values.has('quantity') ? wholeNumber(values.get('quantity')) : 1
  if (quantity === 0) return refused(page, values, [{ text: useText('article')('choose_quantity'), field: 'quantity' }])
  const posted = await postAsVisitor(page, updateCart, { skuId: sku.id, quantity, noCheckoutInfo: true })
  return settled(posted, values)
}

async function buyLenses(page: Page, article: Article, values: FormData): Promise<Bought> {
  const { addition, gaps } = readLenses(values, article)
  const problems = gaps.map((gap) => ({ text: sentenceOfGap(gap), field: gap.field }))
  if (!addition.confirmsPrescription)
    problems.push({ text: useText('article')('lens.not_confirmed'), field: 'confirms' })
  if (addition.examinedOn && !isDay(addition.examinedOn))
    problems.push({ text: useText('article')('lens.no_day'), field: 'examinedOn' })
  if (problems.length > 0) return refused(page, values, problems)
  return settled(await postAsVisitor(page, addContactLenses, { ...addition, noCheckoutInfo: true }), values)
}

function sentenceOfGap({ side, axis }: LensGap): string {
  const t = useText('article')
  if (!side || !axis) return t('lens.no_eye')
  return t(`lens.missing.${axis}`, { eye: t(`lens.${side}`).toLocaleLowerCase('fi') })
}

function settled(
  { answer, seeOther }: { answer: Answer<CartAnswer>; seeOther: (path: string) => Response },
  values: FormData,
): Bought {
  if (answer.ok) return { next: seeOther(pathTo('cart')), problems: [], values }
  return { problems: [sentenceOf(answer.failure)], values }
}

function refused(page: Page, values: FormData, problems: Problem[]): Bought {
  page.response.status = 422
  return { problems, values }
}

/** Why the shop said no, in its own words, led to the field it is about where that is known. */
export function sentenceOf({ code, details }: Failure): Problem {
  const fields: Partial<Record<Failure['code'], string>> = {
    'prescription.not_confirmed': 'confirms',
    'prescription.not_examined_yet': 'examinedOn',
    'prescription.too_old': 'examinedOn',
  }
  return { text: useText('refusal')(code, details), field: fields[code] }
}
