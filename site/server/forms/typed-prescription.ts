import type { Failure } from '#contracts/refusals.ts'
import type { UnusualValue } from '#domain/prescriptions/unusual.ts'
import type { InLanguage } from '../../shared/language.ts'
import type { RxProblem } from '../../shared/read-prescription.ts'
import { rxSentence } from '../../shared/rx-texts.ts'
import { rxTexts } from '../texts/rx-texts.ts'
import type { Bought, Problem } from './buy.ts'

/** An order of lenses as its page shows it again. */
export interface LensOrder extends Bought {
  /** Unusual values for the shopper to confirm. */
  unusual: UnusualValue[]
}

/** A form of typed values as its page shows it again, with what is wrong in it. */
export function shownAgain(
  page: InLanguage,
  values: FormData,
  problems: readonly RxProblem[],
  unusual: UnusualValue[] = [],
): LensOrder {
  return { values, unusual, problems: problems.map((problem) => problemText(page, problem)) }
}

/** One problem in the words of the form. */
export function problemText(page: InLanguage, problem: RxProblem): Problem {
  return { field: problem.field || undefined, text: rxSentence(problem, rxTexts(page)) }
}

/** What the shop found unusual in values that it refused for that, also against the last ones it keeps. */
export function unusualIn({ code, details }: Failure): UnusualValue[] {
  if (code !== 'prescription.unusual') return []
  return String(details['unusual'] ?? '')
    .split(' ')
    .filter(Boolean) as UnusualValue[]
}
