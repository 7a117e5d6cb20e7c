import type { NotifiesNews } from '#plugins/customers/hooks.ts'
import { summaryOf } from './repository.ts'
import { storedBy } from './last-glasses.ts'

/**
 * Reports that the newest prescription for glasses ages, while there is time for an exam. An expired one is no news.
 */
export const prescriptionNews: NotifiesNews = async (req, { number }) => {
  const [newest] = (await storedBy(req, number))
    .filter(({ kind, examinedOn }) => kind === 'glasses' && examinedOn !== null)
    .map(summaryOf)
    .toSorted((one, other) => (other.examinedOn ?? '').localeCompare(one.examinedOn ?? ''))
  if (newest?.validity !== 'ages') return []
  return [{ kind: 'prescription_ages', ref: newest.ref, on: newest.validUntil }]
}
