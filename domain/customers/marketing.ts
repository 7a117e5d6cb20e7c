import type { MarketingChannel, MarketingConsent } from '#contracts/customers.ts'

/** The channels by which the customer may be written to: the last row of each holds. */
export function givenChannels(consents: readonly MarketingConsent[]): MarketingChannel[] {
  const last = new Map(consents.map(({ channel, isGiven }) => [channel, isGiven]))
  return [...last].flatMap(([channel, isGiven]) => (isGiven ? [channel] : []))
}

/** Rows to be added for the channels whose consent changes. */
export function changedConsents(
  before: readonly MarketingConsent[],
  wanted: readonly MarketingChannel[],
  { at, wording }: { at: string; wording: (channel: MarketingChannel) => string },
): MarketingConsent[] {
  const given = givenChannels(before)
  const changed = (['email', 'sms'] as const).filter((one) => given.includes(one) !== wanted.includes(one))
  return changed.map((channel) => ({ channel, isGiven: wanted.includes(channel), at, wording: wording(channel) }))
}
