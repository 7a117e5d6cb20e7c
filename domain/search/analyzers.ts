import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFinnish } from '@orama/stemmers/finnish'
import { stemmer as stemSwedish } from '@orama/stemmers/swedish'
import { remembering } from './remembering.ts'
import type { Analyze } from './analyzer.ts'
import type { SearchLanguage } from './engine.ts'
import { finnishAnalyzer } from './finnish/analyze.ts'

/** The shop's analyzers. Swedish and English have stems only; Finnish has a lexicon of the trade before its stems. */
export function shopAnalyzers(): Record<SearchLanguage, Analyze> {
  return {
    fi: remembering(finnishAnalyzer(stemFinnish)),
    sv: remembering(stemming(stemSwedish)),
    en: remembering(stemming(stemEnglish)),
  }
}

/** A stem is all that is known of a word. */
export function stemming(stem: (word: string) => string): Analyze {
  return (word) => ({ base: stem(word) || word, head: null, headForm: null, modifiers: [], isKnown: false })
}
