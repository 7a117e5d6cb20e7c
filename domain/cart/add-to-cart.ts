import type { CartAddition } from '#contracts/cart.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { type Goods, needsPrescription } from '#domain/catalog/goods.ts'
import { assertBeGrindable } from '#domain/prescriptions/glasses-problems.ts'
import { assertUse } from '#domain/prescriptions/ground-power.ts'
import { unusualValues } from '#domain/prescriptions/unusual.ts'
import { Refusal } from '#domain/refusal.ts'
import { emptyLine } from './empty-line.ts'
import { assertBeSellable, type GoodsBySku } from './goods.ts'
import type { StoredLine } from './stored-line.ts'
import { assertBlankCovers, lensDemands, problemOfPair } from './lens-fit.ts'
import { assertOfferTint } from './line-tint.ts'
import { addRowGroup } from './add-row-group.ts'
import { assertBeSubscribable } from './subscribable.ts'

/** Inputs of the cart rules, which read no clock and no catalog and make no ids. */
export interface AddingTerms {
  goods: GoodsBySku
  /** ISO day. */
  today: string
  newRef: () => string
  /** Whether staff of a store add it for whom they serve. */
  isStore?: boolean
  /** The last glasses prescription that the customer has stored: an unusual change against it is asked twice. */
  lastGlasses?: GlassesPrescription | null
}

/**
 * The cart as it will be with these pieces in it, a frame together with the lenses ground for it.
 *
 * Throws the first reason why not: the article, the lenses, the prescription, the limits of a cart.
 * Contact lenses are not taken here, since each eye must be named (`addContactLensesToCart`).
 */
export function addToCart(lines: readonly StoredLine[], addition: CartAddition, terms: AddingTerms): StoredLine[] {
  const goods = assertBeSellable(terms.goods.get(addition.skuId), terms)
  if (goods.isLensPackage) throw new Refusal('cart.lenses_need_frame')
  if (goods.parameters) throw new Refusal('prescription.not_confirmed')

  const { quantity, subscriptionInterval = null } = addition
  assertBeSubscribable(subscriptionInterval, goods)

  const head = { ...emptyLine(goods, terms.newRef()), quantity, subscriptionInterval }
  return addRowGroup(lines, { head, followers: lensesFor(head, goods, addition, terms) })
}

function lensesFor(
  head: StoredLine,
  frame: Goods,
  addition: CartAddition,
  { goods, today, newRef, lastGlasses, isStore }: AddingTerms,
): StoredLine[] {
  const { childSkuId, prescriptionGlasses, prescriptionComes, lensConfiguration, confirmsUnusual } = addition
  if (childSkuId === undefined) {
    // A prescription without lenses would be dropped silently.
    if (prescriptionGlasses ?? prescriptionComes ?? lensConfiguration) throw new Refusal('request.malformed')
    return []
  }
  const lenses = assertBeSellable(goods.get(childSkuId), { isStore })
  if (!frame.takesLenses || !lenses.isLensPackage) throw new Refusal('cart.lenses_do_not_fit')
  const problem = problemOfPair(frame, lenses)
  if (problem) throw new Refusal(problem.code, problem.details)

  const configuration = lensConfiguration?.tint || lensConfiguration?.use ? lensConfiguration : null
  assertOfferTint({ lensConfiguration: configuration }, frame, lenses)
  const accepted = acceptedPrescription(addition, frame, lenses, today)
  if (accepted) assertBlankCovers(frame, lenses, accepted)
  const use = configuration?.use
  assertUse({ kind: lenses.lensKind, use, values: accepted })
  const unusual = accepted ? unusualValues(accepted, lastGlasses, use) : []
  if (unusual.length > 0 && !confirmsUnusual) throw new Refusal('prescription.unusual', { unusual: unusual.join(' ') })
  return [
    {
      ...emptyLine(lenses, newRef()),
      parentRef: head.ref,
      parentSkuID: head.skuId,
      quantity: head.quantity,
      prescriptionGlasses: accepted,
      ...(prescriptionComes && {
        prescriptionComes: prescriptionComes.by,
        prescriptionFile: prescriptionComes.by === 'photo' ? prescriptionComes.file : null,
      }),
      lensConfiguration: configuration,
      unusual,
    },
  ]
}

/**
 * The values, where they are given now; null where they come otherwise. Lenses without power need no prescription, and one
 * that came with them would be dropped silently.
 */
function acceptedPrescription(
  { prescriptionGlasses: prescription, prescriptionComes: comes, lensConfiguration }: CartAddition,
  frame: Goods,
  lenses: Goods,
  today: string,
): GlassesPrescription | null {
  if (!needsPrescription(lenses.lensKind)) {
    if (prescription ?? comes) throw new Refusal('prescription.not_needed')
    return null
  }
  if (prescription && comes) throw new Refusal('request.malformed')
  if (comes) return null
  if (!prescription) throw new Refusal('prescription.missing')
  assertBeGrindable(prescription, today, { ...lensDemands(frame, lenses), use: lensConfiguration?.use })
  return prescription
}
