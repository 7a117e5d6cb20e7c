import { limits, networkOf, rateOfCalls, rateOfEvents } from '#domain/limits.ts'
import { ProviderProblem } from '#domain/refusal.ts'
import { secondsToWaitFor } from '#plugins/kit/requests/limits.ts'
import type { Tenant } from './repository.ts'

type Counted = Pick<Tenant, 'key' | 'callsPerMinute'>

const MINUTE_S = 60

/** A call that is refused because there were too many, and the seconds to wait. */
export class TooMany extends ProviderProblem {
  readonly seconds: number

  constructor(seconds: number) {
    super(429, 'too_many', [], 'Too many calls or events: wait, then come again')
    this.seconds = seconds
  }
}

/** Counts a call of a merchant's shoppers. Throws `TooMany` where its address or all of them together ask too often. */
export async function assertBeServed(tenant: Counted, address: string): Promise<void> {
  const { ofTenant, ofAddress } = rateOfCalls(tenant.callsPerMinute)
  throwIfTooMany(
    await secondsToWaitFor(
      [
        { who: `calls of ${tenant.key} from ${networkOf(address)}`, most: ofAddress },
        { who: `calls of ${tenant.key}`, most: ofTenant },
      ],
      1,
      MINUTE_S,
    ),
  )
}

/** Counts a feed that came with the merchant's key. Throws `TooMany`. */
export async function feedMustBeTaken({ key }: Pick<Tenant, 'key'>, address: string): Promise<void> {
  const { calls, perAddress, seconds } = limits.feed
  const counts = [
    { who: `feeds of ${key}`, most: calls },
    { who: `feeds from ${networkOf(address)}`, most: perAddress },
  ]
  throwIfTooMany(await secondsToWaitFor(counts, 1, seconds))
}

/**
 * Counts events that a merchant's shoppers send, by message or by list. Returns the seconds to wait where they are too
 * many: of one address more than its share, or of all together more than the merchant has. What an address sends beyond
 * its share takes nothing from others.
 */
export function secondsUntilHeard(
  { key, callsPerMinute }: Counted,
  address: string,
  events: number,
): Promise<number | undefined> {
  const { ofTenant, ofAddress } = rateOfEvents(callsPerMinute)
  const counts = [
    { who: `events of ${key} from ${networkOf(address)}`, most: ofAddress },
    { who: `events of ${key}`, most: ofTenant },
  ]
  return secondsToWaitFor(counts, events, MINUTE_S)
}

/** As `secondsUntilHeard`. Throws `TooMany`. */
export async function assertBeHeard(tenant: Counted, address: string, events: number): Promise<void> {
  throwIfTooMany(await secondsUntilHeard(tenant, address, events))
}

function throwIfTooMany(seconds: number | undefined): void {
  if (seconds !== undefined) throw new TooMany(seconds)
}
