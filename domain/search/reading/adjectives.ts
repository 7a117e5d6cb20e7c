import type { Part } from './reading.ts'

type Meaning = Pick<Part, 'aspect' | 'filters'> & Partial<Pick<Part, 'sort'>>

const fit = (value: string): Meaning => ({ aspect: 'fit', filters: [{ facet: 'fit', values: [value] }] })
const byPrice = (isDescending: boolean): Meaning => {
  return { aspect: 'order', filters: [], sort: { number: 'price', isDescending } }
}

/** Endings that Finnish gives adjectives, with those of comparison. */
const ENDING = '[a-zåäö]{0,7}$'

/** Adjectives that order or bound goods, by their beginnings: no table could hold their forms. */
const adjectives: readonly [RegExp, Meaning][] = [
  [new RegExp(`^(?:halp|halv|edulli|huoke)${ENDING}`, 'u'), byPrice(false)],
  [new RegExp(`^(?:kallei|kallii|kalli[mns]|arvokk)${ENDING}`, 'u'), byPrice(true)],
  [/^kallis$/u, byPrice(true)],
  [new RegExp(`^(?:iso|isoi|suur[ei]|leve[ämi]|leveä|kookka)${ENDING}`, 'u'), fit('large')],
  [/^isot?$/u, fit('large')],
  [new RegExp(`^(?:pien[ei]|kape[aimo]|siro)${ENDING}`, 'u'), fit('small')],
  [/^tarjou(?:s|kse[a-zåäö]*|ksi[a-zåäö]*)$/u, { aspect: 'offer', filters: [{ facet: 'offer', values: ['yes'] }] }],
]

/** Words that say whose face a size is for, and nothing more. */
export const faceWords: ReadonlySet<string> = new Set(
  'kasvot kasvoille kasvoihin kasvoja pää päälle päähän kokoiset kokoinen kokoisia malliset mallinen malli mallia väriset'.split(
    ' ',
  ),
)

/** What an adjective of size or price means, or a word for reduced prices. */
export function adjectiveOf(word: string): Meaning | undefined {
  return adjectives.find(([form]) => form.test(word))?.[1]
}

/** Endings of adjectives that are made of other words, and words of taste: none of them names a thing. */
const DERIVED =
  /(?:[vntlrs]inen|iset|[^aeiouyäö]set|kkaat|kkäät|k[aä]s|t[oö]n|tt[oö]m[aä]t|utt?av[aä]t?|yttäv[aä]t?|ttav[aä]t?)$/u
const TASTE = /^(?:retro|vintage|klassi|tyylik|trendik|muodik|moderni|hieno|kauni|näti|nätt|siisti|cool|ohka|ohu)/u

/** Whether a word that the shop does not have describes a thing without naming one: `kosteuttava`, `ohkaset`, `retro`. */
export function isDescribing(word: string): boolean {
  return DERIVED.test(word) || TASTE.test(word)
}
