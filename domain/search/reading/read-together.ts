import { lensDesigns } from './optician-words.ts'
import type { Part } from './reading.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Units of a number of pieces. */
export const PIECES: ReadonlySet<string> = new Set('kpl pack pcs st pakkaus kappaletta stycken pieces'.split(' '))

/** What parts mean beside each other: a defect of sight beside lenses, glasses beside a thing that is for them, a unit beside a number. */
export function readTogether(parts: readonly Part[], vocabulary: Vocabulary): Part[] {
  return withoutUnit(forGlasses(besideLenses(parts, vocabulary), vocabulary))
}

/** Beside contact lenses a defect of sight says which ones: `kuukausilinssit hajataitto`. A power without a sign is unsure. */
function besideLenses(parts: readonly Part[], { analyze }: Vocabulary): Part[] {
  const isOfLenses = parts.some(
    ({ aspect, typed, words, filters }) =>
      aspect === 'category' &&
      (/lins|lens|piila/.test(`${typed} ${words}`) || JSON.stringify(filters).includes('contact_lenses')),
  )
  return parts.map((part) => {
    if (isOfLenses && part.isUnsigned) return { ...part, filters: [], isUnread: true }
    const design = isOfLenses && part.aspect === 'word' ? lensDesigns[analyze(part.words).base] : undefined
    return design ? { ...part, aspect: 'lens', words: '', filters: [design] } : part
  })
}

/** Categories of what is sold for glasses and for contact lenses. */
const accessories = { glasses: ['glasses_accessories', 'sports_accessories'], lenses: ['lens_accessories'] } as const

/** What something is for, in the cases that say so: `laseille`, `piilareihin`. */
const FOR_GLASSES = /(?:lase|rille|klase)i(?:lle|hin)$/
const FOR_LENSES = /(?:linssei|piilarei|piiloi)(?:lle|hin)$/

/** Beside a thing that it is for, glasses are not asked for themselves: `pussi laseille`. */
function forGlasses(parts: readonly Part[], { readsNumbers: isOptician }: Vocabulary): Part[] {
  // Lenses that are ground into glasses are no thing for them.
  const isThing = ({ aspect, words }: Part) =>
    aspect === 'word' || (aspect === 'category' && words !== '' && !words.startsWith('linssi'))
  if (!isOptician || !parts.some(isThing)) return [...parts]
  return parts.map((part) => {
    if (part.aspect !== 'category') return part
    const { glasses, lenses } = accessories
    // `linsseille` may be the lenses of glasses.
    const values = FOR_GLASSES.test(part.typed)
      ? glasses
      : FOR_LENSES.test(part.typed)
        ? [...lenses, ...glasses]
        : undefined
    return values ? { ...part, aspect: 'use', words: '', filters: [{ facet: 'category', values }] } : part
  })
}

/** The unit beside a number of pieces says nothing more: `30 kpl`. */
function withoutUnit(parts: readonly Part[]): Part[] {
  const isOfPieces = parts.some(({ aspect }) => aspect === 'pieces')
  return isOfPieces ? parts.filter(({ aspect, words }) => aspect !== 'word' || !PIECES.has(words)) : [...parts]
}
