import type { ContactLensAddition } from '#contracts/cart.ts'
import type { SkuId } from '#contracts/catalog.ts'
import { problemWithExamDay } from '#domain/prescriptions/exam-day.ts'
import { type Side, SIDES } from '#domain/prescriptions/eyes.ts'
import { Refusal } from '#domain/refusal.ts'
import type { AddingTerms } from './add-to-cart.ts'
import { emptyLine } from './empty-line.ts'
import type { KeptLine } from './kept-line.ts'
import { mustBeFewEnough } from './limits.ts'
import { putIn } from './put-in.ts'
import { sellable } from './sellable.ts'

/** As `AddingTerms`, with the SKU of each eye's combination, which the catalog finds or numbers. */
export interface LensAddingTerms extends AddingTerms {
  rightSkuId?: SkuId | undefined
  leftSkuId?: SkuId | undefined
}

/**
 * The cart as it will be with contact lenses in it, a row for each eye that is named. Both go in or neither.
 *
 * The rows of two eyes are never joined, even where the lenses are the same. The shopper says that
 * they have a valid prescription; a date they give must be less than a year old.
 */
export function addContactLensesToCart(
  lines: readonly KeptLine[],
  addition: ContactLensAddition,
  terms: LensAddingTerms,
): KeptLine[] {
  mustBeBuyable(addition, terms.today)
  const added = SIDES.flatMap((eye) => lensFor(eye, addition, terms))
  return added.reduce<KeptLine[]>((cart, head) => putIn(cart, { head, followers: [] }), [...lines])
}

/**
 * Lets contact lenses be asked for, or throws why not. It needs nothing of the catalog, so that it
 * can be asked before a combination gets its SKU number. Today as an ISO day.
 */
export function mustBeBuyable(addition: ContactLensAddition, today: string): void {
  if (addition.subscriptionInterval) throw new Refusal('subscription.article_not_available')
  if (!addition.right && !addition.left) throw new Refusal('prescription.missing')
  if (!addition.confirmsPrescription) throw new Refusal('prescription.not_confirmed')
  const problem = addition.examinedOn && problemWithExamDay(addition.examinedOn, today)
  if (problem) throw new Refusal(problem)
  for (const side of SIDES) mustBeFewEnough(addition[side]?.quantity ?? 0)
}

function lensFor(eye: Side, addition: ContactLensAddition, terms: LensAddingTerms): KeptLine[] {
  const wanted = addition[eye]
  if (!wanted) return []
  const skuId = terms[`${eye}SkuId`]
  if (skuId === undefined) throw new Refusal('article.combination_not_made')
  const goods = sellable(terms.goods.get(skuId))
  if (!goods.parameters || goods.articleId !== addition.articleId) throw new Refusal('article.combination_not_made')
  return [
    {
      ...emptyLine(goods, terms.newRef()),
      quantity: wanted.quantity,
      eye,
      parameters: goods.parameters,
      examinedOn: addition.examinedOn ?? null,
    },
  ]
}
