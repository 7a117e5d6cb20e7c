import type { ChargeName } from './provider.ts'

/**
 * Our reference of a charge at its provider, such as `purchase.kX3…`, or of one of its refunds, such as
 * `order.SE12345.late-1`. Paytrail calls it `stamp`. Neither the names of owners nor their references contain a point.
 */
export function merchantReference({ owner, ref, key }: ChargeName & { key?: string }): string {
  return key === undefined ? `${owner}.${ref}` : `${owner}.${ref}.${key}`
}

/** The charge that a merchant reference names. One that is not ours gives an owner that is not registered. */
export function readMerchantReference(reference: string): ChargeName & { key: string } {
  const [owner = '', ref = '', ...key] = reference.split('.')
  return { owner, ref, key: key.join('.') }
}
