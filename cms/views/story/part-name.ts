import { t } from '../text.ts'

/** What staff call the part of a contract that a charge or an entry is of: the month of `…-2027-04`, or the delivery of `…-2`. Empty where it names none. */
export function partName(of: string): string {
  const [, year, month] = /(?:^|-)(\d{4})-(\d{2})$/.exec(of) ?? []
  if (year && month) return `${month}/${year}`
  const [, period] = /^(?:\d+|delivery)-(\d+)$/.exec(of) ?? []
  return period ? t('story.delivery', { period }) : ''
}
