import { fold } from '../words.ts'
import { inflect, type InflectionType } from './inflect.ts'
import { lexicon, linkingForms, ownForms } from './lexicon.ts'

/** What the lexicon knows: base forms by inflected forms, and by what begins a compound. */
export interface Forms {
  bases: ReadonlyMap<string, string>
  linking: ReadonlyMap<string, string>
}

/** Every form of every word of the lexicon; a form without its dots also, where it is no other word's. */
export function allForms(): Forms {
  const bases = new Map<string, string>()
  const linking = new Map<string, string>()
  for (const [type, words] of Object.entries(lexicon) as [InflectionType, string][]) {
    for (const entry of words.split(/\s+/)) {
      const [base = '', other = base] = entry.split('/')
      for (const form of inflect(type, base, other)) keep(bases, form, base)
      for (const form of linkingOf(type, base, other)) keep(linking, form, base)
    }
  }
  for (const [base, forms] of Object.entries(ownForms)) for (const form of forms.split(' ')) bases.set(form, base)
  for (const [base, forms] of Object.entries(linkingForms)) for (const form of forms.split(' ')) linking.set(form, base)
  // A base form is never a bent form of another word: `kuulas` is no form of `kuula`.
  for (const base of new Set(bases.values())) bases.set(base, base)
  return { bases: withFolded(bases), linking: withFolded(linking) }
}

/** The base form and the genitives: `aurinko-`, `silmän-`, `lasien-`, `lasten-`. */
function linkingOf(type: InflectionType, base: string, other: string): string[] {
  const genitives = [...inflect(type, base, other)].filter((form) => form.endsWith('n'))
  return [base, ...genitives, ...(ownForms[base]?.split(' ') ?? [])]
}

function keep(map: Map<string, string>, form: string, base: string): void {
  if (!map.has(form)) map.set(form, base)
}

function withFolded(map: ReadonlyMap<string, string>): Map<string, string> {
  const folded = new Map(map)
  for (const [form, base] of map) keep(folded, fold(form), base)
  return folded
}
