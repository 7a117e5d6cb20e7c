import * as z from 'zod/mini'

/**
 * Every way the shop may say no, and the HTTP status it travels under.
 *
 * A code is a promise. Once shipped it is never renamed, because logs, tests and
 * `locales/<language>/refusal.json` all speak it. It says what is wrong, not where.
 */
export const refusals = {
  'article.not_found': 404,
  'article.not_sold_online': 409,
  'article.sold_out': 409,
  'article.combination_not_made': 422,
  'cart.line_missing': 404,
  'cart.line_not_editable': 409,
  'cart.quantity_over_limit': 422,
  'cart.too_many_lines': 422,
  'cart.lenses_do_not_fit': 422,
  'cart.lenses_need_frame': 422,
  'cart.lens_color_twice': 409,
  'cart.empty': 409,
  'cart.changed': 409,
  'cart.unreadable': 409,
  'prescription.missing': 422,
  'prescription.not_needed': 422,
  'prescription.axis_missing': 422,
  'prescription.pd_missing': 422,
  'prescription.addition_missing': 422,
  'prescription.out_of_range': 422,
  'prescription.not_examined_yet': 422,
  'prescription.too_old': 422,
  'prescription.too_strong': 422,
  'prescription.unusual': 422,
  'prescription.not_confirmed': 422,
  'subscription.article_not_available': 422,
  'discount.unknown': 422,
  'discount.not_yet_valid': 422,
  'discount.expired': 422,
  'discount.used_up': 409,
  'discount.below_minimum': 422,
  'giftcard.not_found': 404,
  'giftcard.empty': 409,
  'giftcard.expired': 409,
  'giftcard.changed': 409,
  'contact.name_malformed': 422,
  'contact.email_malformed': 422,
  'contact.phone_malformed': 422,
  'address.street_missing': 422,
  'address.zip_malformed': 422,
  'address.city_missing': 422,
  'address.aland': 422,
  'delivery.method_unknown': 422,
  'delivery.pickup_point_missing': 422,
  'delivery.pickup_points_unavailable': 503,
  'delivery.store_missing': 422,
  'delivery.fitting_in_store': 422,
  'checkout.terms_not_accepted': 422,
  'checkout.made_to_measure_not_acknowledged': 422,
  'checkout.total_changed': 409,
  'checkout.purchase_missing': 404,
  'payment.method_unknown': 422,
  'payment.unavailable': 503,
  'payment.signature_wrong': 401,
  'payment.proof_malformed': 400,
  'payment.unknown': 404,
  'payment.sum_not_typed': 422,
  'order.not_found': 404,
  'order.step_not_allowed': 409,
  'order.confirmation_not_typed': 422,
  'order.refund_too_large': 422,
  'order.refund_failed': 503,
  'order.refund_settled': 409,
  'order.unreadable': 409,
  'withdrawal.number_malformed': 422,
  'withdrawal.goods_missing': 422,
  'withdrawal.goods_unknown': 422,
  'withdrawal.not_found': 404,
  'withdrawal.handled': 409,
  'withdrawal.unreadable': 409,
  'letter.not_lost': 409,
  'lookup.link_expired': 410,
  'staff.last_admin': 409,
} as const
export type RefusalCode = keyof typeof refusals

/** The answers that are nobody's rule: we could not read you, may not let you, or broke. */
export const failures = {
  'request.malformed': 400,
  'request.not_signed_in': 401,
  'request.not_allowed': 403,
  'request.foreign_origin': 403,
  'request.token_stale': 403,
  'request.not_found': 404,
  'request.in_progress': 409,
  'request.key_reused': 409,
  'request.too_large': 413,
  'request.wrong_host': 421,
  'request.too_many': 429,
  'shop.unexpected': 500,
  'shop.unreachable': 503,
} as const
export type FailureCode = RefusalCode | keyof typeof failures

/** Body of every answer that is not a success. `details` fills the blanks of the sentence. */
export const Failure = z.object({
  code: z.enum(Object.keys({ ...refusals, ...failures }) as [FailureCode]),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Failure = z.infer<typeof Failure>
