import type { Analysis, Analyze } from '../analyzer.ts'
import { fold } from '../words.ts'
import { allForms, type Forms } from './forms.ts'

/** Endings that any word may bear: `-kin`, `-ko`, and whose it is, `-ni`. */
const CLITICS = /(?:kin|kaan|kään|ko|kö|han|hän|pa|pä)$/
const POSSESSIVES = /(?:ni|si|nsa|nsä|mme|nne)$/

/** Forms of `-inen`, as in many names: `Halinen : Halisen`. */
const NEN =
  /is(?:e(?:n|t|na|nä|en|ks?i|lle|ss[aä]|st[aä]|ll[aä]|lt[aä])|t[aä]|i[aä]|ten|ien|i(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|in))$/

/** Letters of the shortest part of a compound. */
const SHORTEST_PART = 2
/** Letters of the shortest beginning that the lexicon does not know: `tölkkilasit`. */
const SHORTEST_UNKNOWN = 3

/** A part of a compound as it stands, and its base form. */
interface Part {
  base: string
  form: string
}

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
      if (parts) return analysisOf(parts, true)
    }
    const unknown = beforeKnownHead(word, forms)
    if (unknown) return analysisOf(unknown, false)
    const adjective = word.replace(NEN, 'inen')
    const base = adjective === word ? stem(word) || word : adjective
    return { base, head: null, headForm: null, modifiers: [], isKnown: false }
  }
}

/** The word, then the word without its last endings. Before whose it is a genitive has lost its `n`. */
function bareForms(word: string): string[] {
  const withoutClitic = word.replace(CLITICS, '')
  const owned = [word, withoutClitic].flatMap((form) => {
    const own = form.replace(POSSESSIVES, '')
    return own === form ? [] : [own, `${own}n`]
  })
  const forms = [word, withoutClitic, ...owned]
  // Dots in wrong places (`silmäläsit`) are no letters of another word.
  return [...new Set([...forms, ...forms.map(fold)])]
}

/** A word's parts; null where the lexicon does not know them. `known` keeps what was found for each end of the word. */
function partsOf(word: string, forms: Forms, known = new Map<string, Part[] | null>()): Part[] | null {
  const before = known.get(word)
  if (before !== undefined) return before
  const base = forms.bases.get(word)
  const parts = base
    ? [{ base, form: word }]
    : (compound(word, forms, known, true) ?? compound(word, forms, known, false))
  known.set(word, parts)
  return parts
}

/** The longest first part is tried first; base forms before genitives, so that `linssineste` is not `linssin|este`. */
function compound(
  word: string,
  forms: Forms,
  known: Map<string, Part[] | null>,
  beginsWithBase: boolean,
): Part[] | null {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const form = word.slice(0, at)
    const first = forms.linking.get(form)
    const rest = first && (form === first) === beginsWithBase ? partsOf(word.slice(at), forms, known) : null
    if (first && rest) return [{ base: first, form }, ...rest]
  }
  return null
}

/** An unknown word before a known last part of at least four letters: `lumilautailu|lasit`. */
function beforeKnownHead(word: string, forms: Forms): Part[] | null {
  for (let at = SHORTEST_UNKNOWN; at <= word.length - 4; at++) {
    const [first, form] = [word.slice(0, at), word.slice(at)]
    const base = forms.bases.get(form)
    if (base && base.length >= 4)
      return [
        { base: first, form: first },
        { base, form },
      ]
  }
  return null
}

function analysisOf(words: readonly Part[], isKnown: boolean): Analysis {
  const parts = words.map(({ base }) => base)
  const [head = ''] = parts.slice(-1)
  if (parts.length === 1) return { base: head, head: null, headForm: null, modifiers: [], isKnown }
  const others = parts.slice(0, -1)
  const compounds = others.flatMap((_, from) =>
    others.slice(from + 1).map((_, more) => others.slice(from, from + more + 2).join('')),
  )
  const tails = others.slice(1).map((_, from) => parts.slice(from + 1).join(''))
  const headForm = words.at(-1)?.form ?? null
  return { base: parts.join(''), head, headForm, modifiers: [...others, ...compounds, ...tails], isKnown }
}
