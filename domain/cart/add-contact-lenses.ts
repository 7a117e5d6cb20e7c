import type { ContactLensAddition } from '#contracts/cart.ts'
import type { SkuId } from '#contracts/catalog.ts'
import { problemWithExamDay } from '#domain/prescriptions/validity.ts'
import { type Side, SIDES } from '#domain/prescriptions/per-eye.ts'
import { Refusal } from '#domain/refusal.ts'
import type { AddingTerms } from './add-to-cart.ts'
import { emptyLine } from './empty-line.ts'
import type { StoredLine } from './stored-line.ts'
import { assertNotExceedLineQuantity } from './limits.ts'
import { addRowGroup } from './add-row-group.ts'
import { assertBeSellable } from './goods.ts'
import { assertBeSubscribable } from './subscribable.ts'

/** As `AddingTerms`, with the SKU of each eye's combination, which the catalog finds or numbers. */
export interface LensAddingTerms extends AddingTerms {
  rightSkuId?: SkuId | undefined
  leftSkuId?: SkuId | undefined
}

/**
 * The cart as it will be with contact lenses in it, a row for each eye that is named. Both go in or neither.
 *
 * The rows of two eyes are never joined, even where the lenses are the same. The shopper confirms a
 * valid prescription and gives the day of its exam, which must be less than a year ago.
 */
export function addContactLensesToCart(
  lines: readonly StoredLine[],
  addition: ContactLensAddition,
  terms: LensAddingTerms,
): StoredLine[] {
  assertBeBuyable(addition, terms.today)
  const added = SIDES.flatMap((eye) => lensFor(eye, addition, terms))
  return added.reduce<StoredLine[]>((cart, head) => addRowGroup(cart, { head, followers: [] }), [...lines])
}

/**
 * Throws if these contact lenses may not be added. It needs no catalog, so that it
 * can be called before a combination gets its SKU number. Today as an ISO day.
 */
export function assertBeBuyable(addition: ContactLensAddition, today: string): void {
  if (!addition.right && !addition.left) throw new Refusal('prescription.missing')
  if (!addition.confirmsPrescription) throw new Refusal('prescription.not_confirmed')
  if (!addition.examinedOn) throw new Refusal('prescription.day_missing')
  const problem = problemWithExamDay(addition.examinedOn, today)
  if (problem) throw new Refusal(problem)
  for (const side of SIDES) assertNotExceedLineQuantity(addition[side]?.quantity ?? 0)
}

function lensFor(eye: Side, addition: ContactLensAddition, terms: LensAddingTerms): StoredLine[] {
  const wanted = addition[eye]
  if (!wanted) return []
  const skuId = terms[`${eye}SkuId`]
  if (skuId === undefined) throw new Refusal('article.combination_not_made')
  const goods = assertBeSellable(terms.goods.get(skuId), terms)
  if (!goods.parameters || goods.articleId !== addition.articleId) throw new Refusal('article.combination_not_made')
  const { subscriptionInterval = null } = addition
  assertBeSubscribable(subscriptionInterval, goods)
  return [
    {
      ...emptyLine(goods, terms.newRef()),
      quantity: wanted.quantity,
      subscriptionInterval,
      eye,
      parameters: goods.parameters,
      examinedOn: addition.examinedOn ?? null,
    },
  ]
}
