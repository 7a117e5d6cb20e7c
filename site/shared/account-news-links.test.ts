import { expect, test } from 'vitest'
import { newsLinks } from './account-news-links.ts'

test.each([
  [undefined, '0'],
  [42_000_001, '42000001'],
])('the link to an invoice of subscription %s contains the subscription number', (subscriptionId, subId) => {
  const news = { kind: 'invoice_due', ref: '1000001', on: null, ...(subscriptionId && { subscriptionId }) } as const
  expect(newsLinks.invoice_due?.(news)).toEqual({ route: 'invoice_details', parameters: { id: '1000001', subId } })
})
