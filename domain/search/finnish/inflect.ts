/**
 * The inflected forms of Finnish nouns and adjectives, by type.
 *
 * It forms more than the language uses (`aurinkoita` beside `aurinkoja`): an unused form costs nothing, one that is
 * missing costs a hit. Source of the types: Kotus, Nykysuomen sanalista, taivutustyypit 1–49.
 */
export type InflectionType = keyof typeof stems

/** Stems before endings; `weak` before those that close the last syllable. */
interface Stems {
  strong: string
  weak: string
  pluralStrong: string
  pluralWeak: string
  /** Whole forms of their own. */
  more: string[]
}

type StemsOf = (base: string, other: string, a: 'a' | 'ä') => Stems

/**
 * Stems by type. `other` is the second part of an entry of the lexicon: the stem in the grade that the base form
 * does not show (`auringo` of `aurinko`, `liikkee` of `liike`), the base form itself where nothing changes.
 */
const stems = {
  /** `lasi : lasin : lasia : laseja`. */
  lasi: (base, other, a) => {
    const [strong, weak] = [cut(base) + 'e', cut(other) + 'e']
    return all(base, other, strong + 'i', weak + 'i', [base + a, base + 'en', strong + 'j' + a, strong + 'jen'])
  },
  /** `aurinko : auringon : aurinkoa : aurinkoja`. */
  valo: (base, other, a) => all(base, other, base + 'i', other + 'i', [base + a, base + 'j' + a, base + 'jen']),
  /** `silmä : silmän : silmiä`, `sanka : sangan : sankoja`. */
  silmä: (base, other, a) => {
    const o = a === 'a' ? 'o' : 'ö'
    const rounded = all(base, other, cut(base) + o + 'i', cut(other) + o + 'i', [])
    const own = [base + a, cut(base) + 'i' + a, cut(base) + 'ien', cut(base) + o + 'j' + a, cut(base) + o + 'jen']
    return all(base, other, cut(base) + 'i', cut(other) + 'i', [...own, ...formsOf(rounded, a)])
  },
  /** `huone : huoneen : huonetta : huoneita`, `liike : liikkeen`. */
  huone: (base, other, a) => {
    const stem = other === base ? base + 'e' : other
    return all(stem, stem, cut(stem) + 'i', cut(stem) + 'i', [base + 'tt' + a])
  },
  /** `kehys : kehyksen : kehystä : kehyksiä`. */
  kehys: (base, _, a) => {
    const stem = cut(base) + 'ks'
    return all(stem + 'e', stem + 'e', stem + 'i', stem + 'i', [base + 't' + a, stem + 'i' + a, base + 'ten'])
  },
  /** `sininen : sinisen : sinistä : sinisiä`. */
  sininen: (base, _, a) => {
    const stem = base.slice(0, -3) + 's'
    const own = [stem + 't' + a, stem + 'i' + a, stem + 'ten']
    return all(stem + 'e', stem + 'e', stem + 'i', stem + 'i', own)
  },
  /** `laatuus : laatuuden : laatuutta : laatuuksia`. */
  uus: (base, _, a) => {
    const [stem, plural] = [cut(base), cut(base) + 'ksi']
    return all(stem + 'te', stem + 'de', plural, plural, [stem + 'tt' + a, plural + a])
  },
  /** `järvi : järven : järveä : järviä`, `lehti : lehden`. */
  järvi: (base, other, a) => {
    const [strong, weak] = [cut(base), cut(other)]
    const own = [strong + 'e' + a, strong + 't' + a, base + a, base + 'en', strong + 'ten']
    return all(strong + 'e', weak + 'e', base, weak + 'i', own)
  },
  /** `suodatin : suodattimen : suodatinta : suodattimia`. */
  suodatin: (base, other, a) => {
    const stem = other === base ? base.slice(0, -1) + 'm' : cut(other)
    return all(stem + 'e', stem + 'e', stem + 'i', stem + 'i', [base + 't' + a, stem + 'i' + a, base + 'ten'])
  },
  /** `vihreä : vihreän : vihreää : vihreitä`. */
  vihreä: (base, _, a) => all(base, base, cut(base) + 'i', cut(base) + 'i', [base + a]),
  /** `kirkas : kirkkaan : kirkasta : kirkkaita`, `ohut : ohuen`, `asiakas : asiakkaan`. */
  kirkas: (base, other, a) => {
    const plural = cut(other) + 'i'
    return all(other, other, plural, plural, [base + 't' + a, other.endsWith('e') ? plural + 'siin' : plural])
  },
} satisfies Record<string, StemsOf>

/** Every form of a word, its base form among them. */
export function inflect(type: InflectionType, base: string, other = base): Set<string> {
  const a = /[aou]/.test(base.replace(/.*[-\s]/, '')) ? 'a' : 'ä'
  const stemsOf: StemsOf = stems[type]
  return new Set([base, ...formsOf(stemsOf(base, other, a), a)])
}

function formsOf({ strong, weak, pluralStrong, pluralWeak, more }: Stems, a: 'a' | 'ä'): string[] {
  const vowel = strong.slice(-1)
  const local = [`ss${a}`, `st${a}`, `ll${a}`, `lt${a}`, 'lle', 'ksi', `tt${a}`]
  return [
    ...more,
    ...['n', 't', ...local].map((ending) => weak + ending),
    // Before possessive endings the stem stands alone: `kehykse-ni`.
    strong,
    ...[`n${a}`, vowel + 'n', `h${vowel}n`, 'seen'].map((ending) => strong + ending),
    ...local.map((ending) => pluralWeak + ending),
    ...[`n${a}`, 'hin', 'in', 'siin', 'neen', `t${a}`, 'den', 'tten', 'en'].map((ending) => pluralStrong + ending),
  ]
}

function all(strong: string, weak: string, pluralStrong: string, pluralWeak: string, more: string[]): Stems {
  return { strong, weak, pluralStrong, pluralWeak, more }
}

function cut(word: string): string {
  return word.slice(0, -1)
}
