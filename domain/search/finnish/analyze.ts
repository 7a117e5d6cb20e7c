import type { Analysis, Analyze } from '../analyzer.ts'
import { fold } from '../words.ts'
import { allForms, type Forms } from './forms.ts'

/** Endings that any word may bear: `-kin`, `-ko`, and whose it is, `-ni`. */
const CLITICS = /(?:kin|kaan|kään|ko|kö|han|hän|pa|pä)$/
const POSSESSIVES = /(?:ni|si|nsa|nsä|mme|nne)$/

/** Endings of the cases after a vowel stem, in the singular and the plural. */
const CASES = '(?:n|t|[nt]?[aä]|ksi|lle|ss[aä]|st[aä]|ll[aä]|lt[aä])'

/** Endings by which words are made of others, bent, and as they stand: `Halisen`, `suojattomat`, `veneilyyn`, `karsastuksen`. */
const DERIVED: readonly [bent: RegExp, base: string][] = [
  [new RegExp(`is(?:e(?:en|${CASES})|t[aä]|i(?:in|en|${CASES})|ten)$`), 'inen'],
  [new RegExp(`tt([oö])m(?:[aä](?:[aä]n|${CASES})?|i(?:in|en|${CASES}))$`), 't$1n'],
  [new RegExp(`([ie]l[uy])(?:[uy]n|${CASES})$`), '$1'],
  [new RegExp(`([uy])ks(?:e(?:en|${CASES})|i(?:in|en|[aä]|${CASES}))$`), '$1s'],
]

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
    return {
      base: derivedBase(word) ?? (stem(word) || word),
      head: null,
      headForm: null,
      modifiers: [],
      isKnown: false,
    }
  }
}

/** The base form of a word that ends as derived words do. */
function derivedBase(word: string): string | undefined {
  if (/inen$|t[oö]n$|[ie]l[uy]$|[uy]s$/.test(word)) return word
  const ending = DERIVED.find(([bent]) => bent.test(word))
  return ending && word.replace(...ending)
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
