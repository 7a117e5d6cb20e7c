import type { ArticleCard } from '#contracts/catalog.ts'
import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import { translated } from '#domain/translated.ts'
import type { CatalogEntry, CatalogSnapshot } from './snapshot-types.ts'

type About = CatalogEntry['about']

/** Made once for each article, until it is read anew. */
const made = new WeakMap<About, Map<Language, About>>()

/** An article with its words in a language. */
export function entryIn(entry: CatalogEntry, language: Language): CatalogEntry {
  return language === SHOP_LANGUAGE ? entry : { ...entry, about: aboutIn(entry.about, language) }
}

/** The card of an article in a language: listings keep the Finnish one. */
export function cardIn({ byNumber }: CatalogSnapshot, card: ArticleCard, language: Language): ArticleCard {
  const entry = language === SHOP_LANGUAGE ? undefined : byNumber.get(card.id)
  if (!entry) return card
  const { name, color, flags } = aboutIn(entry.about, language)
  return { ...card, name, color, flags: (flags ?? []).map(({ text, color }) => ({ text, color })) }
}

function aboutIn(about: About, language: Language): About {
  const known = made.get(about) ?? new Map<Language, About>()
  const hit = known.get(language)
  if (hit) return hit
  const words: About = {
    ...{ ...about, ...translated(about, language) },
    flags: about.flags?.map((flag) => ({ ...flag, ...translated(flag, language) })) ?? null,
    tints: about.tints.map((tint) => ({ ...tint, ...translated(tint, language) })),
  }
  made.set(about, known.set(language, words))
  return words
}
