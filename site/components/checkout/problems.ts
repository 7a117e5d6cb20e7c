import type { Failure, FailureCode } from '#contracts/refusals.ts'
import type { Text } from '../../server/texts/text.ts'
import type { FieldName } from '../../server/forms/read-order-form.ts'

/** Something that is wrong with the form: a sentence, and the field it belongs to. */
export interface Problem {
  field: FieldName | null
  sentence: string
}

/** A refusal with the field named by the rule, such as `address.zip`. */
export interface Found extends Failure {
  field?: string | undefined
}

/** The field of a refusal that only the server can find. */
const fieldsByCode: Partial<Record<FailureCode, FieldName>> = {
  'address.aland': 'zip',
  'delivery.method_unknown': 'methodId',
  'delivery.pickup_point_missing': 'pickupPointId',
  'delivery.pickup_points_unavailable': 'methodId',
  'delivery.store_missing': 'storeId',
  'giftcard.not_found': 'giftCardNumber',
  'giftcard.empty': 'giftCardNumber',
  'giftcard.expired': 'giftCardNumber',
  'giftcard.changed': 'giftCardNumber',
  'cart.changed': 'discountCode',
  'discount.unknown': 'discountCode',
  'discount.not_yet_valid': 'discountCode',
  'discount.expired': 'discountCode',
  'discount.used_up': 'discountCode',
  'discount.below_minimum': 'discountCode',
  'discount.needs_glasses': 'discountCode',
  'discount.exam_not_held': 'discountCode',
  'discount.other_prescription': 'discountCode',
  'discount.campaign_is_better': 'discountCode',
}

/** The sentence of a refusal, at the field it is about. */
export function problemOf({ code, details, field }: Found, sentences: Text): Problem {
  return { field: field ? fieldNamed(field) : (fieldsByCode[code] ?? null), sentence: sentences(code, details) }
}

/** A field of the contract as the form names it; nothing for what stands in no field, such as the cart. */
export function fieldNamed(path: string): FieldName | null {
  if (path === 'cart') return null
  if (path === 'giftCard.number') return 'giftCardNumber'
  if (path === 'giftCard.pin') return 'giftCardPin'
  return (path.split('.').at(-1) ?? path) as FieldName
}

/** The first thing wrong with a field; nothing where it is right. */
export function problemAt(problems: readonly Problem[], field: FieldName): string | undefined {
  return problems.find((problem) => problem.field === field)?.sentence
}
