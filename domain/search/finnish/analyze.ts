import type { Analysis, Analyze } from '../analyzer.ts'
import { allForms, type Forms } from './forms.ts'

/** Endings that any word may bear: `-kin`, `-ko`, and whose it is, `-ni`. */
const CLITICS = /(?:kin|kaan|kään|ko|kö|han|hän|pa|pä)$/
const POSSESSIVES = /(?:ni|si|nsa|nsä|mme|nne)$/

/** Letters of the shortest part of a compound. */
const SHORTEST_PART = 2
/** Letters of the shortest beginning that the lexicon does not know: `tölkkilasit`. */
const SHORTEST_UNKNOWN = 3

/**
 * Finnish: the lexicon's words and what is made of them, stems for the rest.
 *
 * A compound is read from its end: the last part is bent, the others are base forms or genitives. Its own base form is
 * its parts' base forms together, so that `näöntarkastus` and `näkötarkastus` are one word.
 */
export function finnishAnalyzer(stem: (word: string) => string): Analyze {
  const forms = allForms()
  return (word) => {
    for (const bare of bareForms(word)) {
      const parts = partsOf(bare, forms)
      if (parts) return analysisOf(parts)
    }
    const unknown = beforeKnownHead(word, forms)
    if (unknown) return analysisOf(unknown)
    return { base: stem(word) || word, head: null, modifiers: [] }
  }
}

/** The word, then the word without its last endings. Before whose it is a genitive has lost its `n`. */
function bareForms(word: string): string[] {
  const withoutClitic = word.replace(CLITICS, '')
  const owned = [word, withoutClitic].flatMap((form) => {
    const own = form.replace(POSSESSIVES, '')
    return own === form ? [] : [own, `${own}n`]
  })
  return [word, withoutClitic, ...owned]
}

/** The base forms of a word's parts; null where the lexicon does not know them. */
function partsOf(word: string, forms: Forms): string[] | null {
  const base = forms.bases.get(word)
  return base ? [base] : (compound(word, forms, true) ?? compound(word, forms, false))
}

/** The longest first part is tried first; base forms before genitives, so that `linssineste` is not `linssin|este`. */
function compound(word: string, forms: Forms, beginsWithBase: boolean): string[] | null {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const form = word.slice(0, at)
    const first = forms.linking.get(form)
    const rest = first && (form === first) === beginsWithBase ? partsOf(word.slice(at), forms) : null
    if (first && rest) return [first, ...rest]
  }
  return null
}

/** An unknown word before a known last part of at least four letters: `lumilautailu|lasit`. */
function beforeKnownHead(word: string, forms: Forms): string[] | null {
  for (let at = SHORTEST_UNKNOWN; at <= word.length - 4; at++) {
    const head = forms.bases.get(word.slice(at))
    if (head && head.length >= 4) return [word.slice(0, at), head]
  }
  return null
}

function analysisOf(parts: readonly string[]): Analysis {
  const [head = ''] = parts.slice(-1)
  if (parts.length === 1) return { base: head, head: null, modifiers: [] }
  const others = parts.slice(0, -1)
  const compounds = others.flatMap((_, from) =>
    others.slice(from + 1).map((_, more) => others.slice(from, from + more + 2).join('')),
  )
  const tails = others.slice(1).map((_, from) => parts.slice(from + 1).join(''))
  return { base: parts.join(''), head, modifiers: [...others, ...compounds, ...tails] }
}
