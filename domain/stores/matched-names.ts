import { distanceWithin } from '../edit-distance.ts'
import { foldNames } from '#domain/name-match.ts'

/** Endings of the cases in which a place is named, without their dots: `Tampereen, Tampereella, Tampereelta`. */
const ENDINGS = ['n', 'a', 'ta', 'tta', 'ssa', 'sta', 'lla', 'lta', 'lle', 'na', 'ksi', 'seen']

/** Names by each way of writing them, folded. */
export type NameForms = ReadonlyMap<string, string>

/** Names with the forms that Finnish gives them. Where two names share a form, it means the earlier one. */
export function nameForms(names: Iterable<string>): NameForms {
  const forms = new Map<string, string>()
  const all = [...names]
  for (const name of all) if (!forms.has(foldNames(name))) forms.set(foldNames(name), name)
  for (const name of all) for (const form of inflected(foldNames(name))) if (!forms.has(form)) forms.set(form, name)
  return forms
}

/** The name whose form this is: `kampin` is Kamppi. */
export function inflectedName(forms: NameForms, asked: string): string | undefined {
  return forms.get(foldNames(asked))
}

/**
 * The likeliest name for a misspelt word: `Tampre`. Words of less than five letters are taken as written, those of five
 * to seven may have one letter wrong, longer ones two; the first letter is right.
 */
export function misspeltName(forms: NameForms, asked: string): string | undefined {
  const word = foldNames(asked).trim()
  const most = word.length < 5 ? 0 : word.length < 8 ? 1 : 2
  let best: { name: string; distance: number } | undefined
  if (most > 0)
    for (const [form, name] of forms) {
      if (form[1] !== word[0]) continue
      const distance = distanceWithin(word, form.slice(1), most)
      if (distance !== undefined && distance < (best?.distance ?? most + 1)) best = { name, distance }
    }
  return best?.name
}

/** It forms more than the language uses: an unused form costs nothing. */
function inflected(base: string): string[] {
  return stemsOf(base).flatMap((stem) => {
    const vowel = stem.slice(-1)
    return [...ENDINGS, `${vowel}n`, `h${vowel}n`].map((ending) => stem + ending)
  })
}

function stemsOf(base: string): string[] {
  return vowelStems(base).flatMap((stem) => [stem, ...weakGrades(stem)])
}

function vowelStems(base: string): string[] {
  const cut = base.slice(0, -1)
  if (base.endsWith('nen')) return [`${base.slice(0, -3)}se`]
  if (base.endsWith('e')) return [base, `${base}e`]
  if (base.endsWith('i')) return [base, `${cut}e`]
  if (/[eouy]s$/.test(base)) return [`${cut}kse`]
  if (/[ai]s$/.test(base)) return [cut + cut.slice(-1), `${cut}kse`]
  return /[aeiouy]$/.test(base) ? [base] : [`${base}i`]
}

/** Consonants that weaken where the last syllable closes: `Kamppi : Kampin`, `Lahti : Lahden`, `Turku : Turun`. */
const GRADES: [strong: string, weak: string][] = [
  ...(['kk', 'pp', 'tt'] as const).map((pair): [string, string] => [pair, pair.slice(1)]),
  ['nk', 'ng'],
  ['nt', 'nn'],
  ['mp', 'mm'],
  ['lt', 'll'],
  ['rt', 'rr'],
  ['k', ''],
  ['k', 'v'],
  ['p', 'v'],
  ['t', 'd'],
]

function weakGrades(stem: string): string[] {
  const [, beginning = '', vowels = ''] = /^(.*?)([aeiouy]+)$/.exec(stem) ?? []
  return GRADES.filter(([strong]) => beginning.endsWith(strong)).map(
    ([strong, weak]) => beginning.slice(0, -strong.length) + weak + vowels,
  )
}
