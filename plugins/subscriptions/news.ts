import type { AccountNews } from '#contracts/customers.ts'
import type { NotifiesNews } from '#plugins/customers/hooks.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'

/** Subscriptions whose next delivery could not be charged, and those that no card pays. */
export const newsOfSubscriptions: NotifiesNews = async (req, { number: customer }) => {
  const active = { and: [{ customer: { equals: customer } }, { status: { equals: 100 } }] }
  const found = await findAll(req, 'subscriptions', active, { fields: ['number', 'stage', 'card', 'contract'] })
  return found.flatMap(({ number, stage, card, contract }): AccountNews[] => {
    const on = contract.open?.nextAttemptOn ?? null
    if (stage === 'failing' || stage === 'stopped') return [{ kind: 'charge_failed', ref: String(number), on }]
    return card ? [] : [{ kind: 'card_missing', ref: String(number), on }]
  })
}
