import { VISITOR_KEY } from '#domain/own-storage.ts'
import { randomUuid } from '#domain/random-uuid.ts'
import type { SuggestingData } from '#site/shared/consent.ts'
import { settleReporting, type Teller } from './report.ts'
import { reportOpened } from './reported-searches.ts'
import { showRows } from './rows.ts'

/** The id of this browser, made when it is first needed. Undefined where nothing can be stored: then nothing is suggested either. */
function visitorId(): string | undefined {
  try {
    const known = localStorage.getItem(VISITOR_KEY) ?? randomUuid()
    localStorage.setItem(VISITOR_KEY, known)
    return known
  } catch {
    return undefined
  }
}

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
