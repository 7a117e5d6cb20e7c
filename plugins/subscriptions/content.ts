import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { addProduct, changeProducts } from '#contracts/subscriptions.ts'
import type { LensParameters } from '#contracts/prescriptions.ts'
import { MAX_LINES, assertNotExceedLineQuantity } from '#domain/cart/limits.ts'
import { assertBeSellable } from '#domain/cart/goods.ts'
import type { Goods } from '#domain/catalog/goods.ts'
import { problemWithExamDay } from '#domain/prescriptions/validity.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Contract } from '#domain/subscriptions/contract.ts'
import { goodsOf } from '#plugins/catalog/goods-of.ts'
import { lensSkuOf } from '#plugins/catalog/lens-sku-of.ts'
import { today } from '#plugins/kit/clock.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { equalsOf } from './equal-lenses.ts'
import type { Product, Subscription } from './repository.ts'

type Changes = z.infer<typeof changeProducts.input>
type Addition = z.infer<typeof addProduct.input>
type Confirmed = Pick<Changes, 'confirmsPrescription' | 'examinedOn'>

/** The products with other boxes, values and exam day. Values are changed by the rules of lenses that are bought. */
export async function withChanges(
  req: PayloadRequest,
  { products }: Subscription,
  changes: Changes,
): Promise<Product[]> {
  const isOfValues = changes.products.some(({ parameters }) => parameters !== undefined)
  assertBeConfirmed(changes, isOfValues)
  const changed = [...products]
  for (const { ref, quantity, parameters } of changes.products) {
    const at = changed.findIndex((one) => one.ref === ref)
    const before = changed[at]
    if (!before) throw new Refusal('subscription.product_unknown')
    assertNotExceedLineQuantity(quantity ?? 0)
    const after = parameters ? await lensIn(req, before, parameters) : before
    changed[at] = { ...after, ...(quantity !== undefined && { quantity }) }
  }
  const { examinedOn } = changes
  return examinedOn ? changed.map((one) => (one.parameters ? { ...one, examinedOn } : one)) : changed
}

/** The products with another one. */
export async function withAddition(
  req: PayloadRequest,
  { products }: Subscription,
  { articleId, right, left, piece, ...confirmed }: Addition,
): Promise<Product[]> {
  const eyes = [['right', right] as const, ['left', left] as const]
  assertBeConfirmed(confirmed, Boolean(right ?? left))
  const added: Product[] = []
  for (const [eye, lens] of eyes) {
    if (!lens) continue
    const skuId = await lensSkuOf(req, articleId, lens.parameters)
    added.push({ ...(await productOf(req, skuId, lens.quantity)), eye, examinedOn: confirmed.examinedOn ?? null })
  }
  if (piece) added.push(await productOf(req, piece.skuId, piece.quantity))
  if (added.some((one) => one.articleId !== articleId)) throw new Refusal('article.combination_not_made')
  if (added.length === 0) throw new Refusal('prescription.missing')
  if (products.length + added.length > MAX_LINES) throw new Refusal('cart.too_many_lines', { max: MAX_LINES })
  return [...products, ...added]
}

export function without({ products }: Subscription, ref: string): Product[] {
  if (!products.some((one) => one.ref === ref)) throw new Refusal('subscription.product_unknown')
  return products.filter((one) => one.ref !== ref)
}

/** The products with an equal in place of one that is gone. */
export async function withEqual(
  req: PayloadRequest,
  { products }: Subscription,
  ref: string,
  articleId: number,
): Promise<Product[]> {
  const gone = products.find((one) => one.ref === ref)
  if (!gone) throw new Refusal('subscription.product_unknown')
  const isEqual = (await equalsOf(req, gone)).some((one) => one.articleId === articleId)
  if (!gone.parameters || !isEqual) throw new Refusal('subscription.no_equal')
  const skuId = await lensSkuOf(req, articleId, gone.parameters)
  const { eye, examinedOn, quantity } = gone
  const equal = { ...(await productOf(req, skuId, quantity)), ref, eye, examinedOn }
  return products.map((one) => (one === gone ? equal : one))
}

/** What new values change of the contract: a prescription that had to be checked was. */
export function afterControl(contract: Contract, isChecked: boolean): Contract {
  return isChecked && contract.control === 'control' ? { ...contract, control: 'controlled' } : contract
}

async function lensIn(req: PayloadRequest, before: Product, parameters: LensParameters): Promise<Product> {
  const { ref, eye, examinedOn, quantity, agreed, articleId } = before
  const skuId = await lensSkuOf(req, articleId, parameters)
  return { ...(await productOf(req, skuId, quantity)), ref, eye, examinedOn, agreed }
}

async function productOf(req: PayloadRequest, skuId: number, quantity: number): Promise<Product> {
  assertNotExceedLineQuantity(quantity)
  const goods = assertBeSubscribed(
    assertBeSellable((await goodsOf(req, [skuId], undefined, languageOf(req))).get(skuId)),
  )
  const { articleId, articleDescription, slug, category, media, parameters } = goods
  return {
    ref: randomUUID(),
    articleId,
    skuId,
    articleDescription,
    slug,
    category,
    media,
    parameters,
    quantity,
    eye: null,
    examinedOn: null,
    agreed: { amount: goods.subscriptionPrice.amount, rise: null },
  }
}

function assertBeSubscribed(goods: Goods): Goods & { subscriptionPrice: NonNullable<Goods['subscriptionPrice']> } {
  const { subscriptionPrice } = goods
  if (!subscriptionPrice) throw new Refusal('subscription.article_not_available')
  return { ...goods, subscriptionPrice }
}

function assertBeConfirmed({ confirmsPrescription, examinedOn }: Confirmed, isOfValues: boolean): void {
  if (isOfValues && !confirmsPrescription) throw new Refusal('prescription.not_confirmed')
  const problem = examinedOn && problemWithExamDay(examinedOn, today())
  if (problem) throw new Refusal(problem)
}
