import type { SuggestingData } from '../../shared/consent.ts'
import { showRows } from './rows.ts'
import { settleTelling, type Teller } from './report.ts'
import { tellOpened } from './reported-searches.ts'
import { visitorId } from './visitor.ts'

let teller: Teller | null = null
let isTellingSearches = false

/** Follows the visitor's answer: suggests goods with her consent, and forgets her when she withdraws it. */
export function suggest({ tenant, market }: SuggestingData, isAccepted: boolean): void {
  const before = teller
  const visitor = isAccepted ? visitorId() : undefined
  teller = visitor === undefined ? null : { tenant, market, visitor }
  settleTelling(teller)
  if (teller && !before) {
    showRows(teller)
    tellSearches()
  }
  if (before && !teller) {
    for (const row of document.querySelectorAll('[data-suggestions]')) row.replaceChildren()
    void import('./erase.ts').then(({ forget }) => forget(before.visitor))
  }
}

function tellSearches(): void {
  if (isTellingSearches) return
  isTellingSearches = true
  tellOpened(() => teller)
}
