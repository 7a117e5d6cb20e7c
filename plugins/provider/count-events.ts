import { shareOfAddress } from '#domain/limits.ts'
import { secondsToWaitFor } from '#plugins/kit/requests/limits.ts'
import { networkOf } from '#plugins/kit/requests/network.ts'
import { MINUTE_S } from './count-call.ts'
import type { Tenant } from './repository.ts'

/**
 * Counts events that a merchant's shoppers tell. Gives the seconds to wait where they are too many: of one address more than its share, or of
 * all together more than the merchant has. What an address tells beyond its share takes nothing from others.
 */
export function secondsUntilHeard(
  { key, callsPerMinute }: Pick<Tenant, 'key' | 'callsPerMinute'>,
  address: string,
  events: number,
): Promise<number | undefined> {
  const counts = [
    { who: `events of ${key} from ${networkOf(address)}`, most: shareOfAddress(callsPerMinute) },
    { who: `events of ${key}`, most: callsPerMinute },
  ]
  return secondsToWaitFor(counts, events, MINUTE_S)
}
