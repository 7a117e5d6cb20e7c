import type { ChargeName } from './provider.ts'

/**
 * The name under which a provider knows a charge, such as `purchase.kX3…`, or one of its refunds, such as
 * `order.SE12345.late-1`. Neither the names of owners nor their references hold a point.
 */
export function stampOf({ owner, ref, key }: ChargeName & { key?: string }): string {
  return key === undefined ? `${owner}.${ref}` : `${owner}.${ref}.${key}`
}

/** What a stamp names. One that is not ours gives an owner that is not registered. */
export function readStamp(stamp: string): ChargeName & { key: string } {
  const [owner = '', ref = '', ...key] = stamp.split('.')
  return { owner, ref, key: key.join('.') }
}
