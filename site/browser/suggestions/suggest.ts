import type { SuggestingData } from '../../shared/consent.ts'
import { showRows } from './rows.ts'
import { settleReporting, type Teller } from './report.ts'
import { reportOpened } from './reported-searches.ts'
import { visitorId } from './visitor.ts'

let teller: Teller | null = null
let isReportingSearches = false

/** Follows the visitor's answer: suggests goods with consent, and erases the visitor when it is withdrawn. */
export function suggest({ tenant, market }: SuggestingData, isAccepted: boolean): void {
  const before = teller
  const visitor = isAccepted ? visitorId() : undefined
  teller = visitor === undefined ? null : { tenant, market, visitor }
  settleReporting(teller)
  if (teller && !before) {
    showRows(teller)
    reportSearches()
  }
  if (before && !teller) {
    for (const row of document.querySelectorAll('[data-suggestions]')) row.replaceChildren()
    void import('./erase.ts').then(({ erase }) => erase(before.visitor))
  }
}

function reportSearches(): void {
  if (isReportingSearches) return
  isReportingSearches = true
  reportOpened(() => teller)
}
