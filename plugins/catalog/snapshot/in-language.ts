import type { ArticleCard, Media } from '#contracts/catalog.ts'
import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import { translated } from '#domain/translated.ts'
import type { CatalogEntry, CatalogSnapshot, NamedPicture } from './snapshot-types.ts'

type About = CatalogEntry['about']

/** Made once for each article, until it is read anew. */
const made = new WeakMap<About, Map<Language, About>>()

/** An article with its words in a language. */
export function entryIn(entry: CatalogEntry, language: Language): CatalogEntry {
  if (language === SHOP_LANGUAGE) return entry
  return { ...entry, about: aboutIn(entry.about, language), medias: mediasIn(entry, language) }
}

/** A picture as it is shown, with its alternative text in a language. */
export function mediaIn({ media, translations }: NamedPicture, language: Language): Media {
  return translated({ ...media, translations }, language)
}

function mediasIn({ pictures }: CatalogEntry, language: Language): Media[] {
  return pictures.map((picture) => mediaIn(picture, language))
}

/** The card of an article in a language: listings keep the Finnish one. */
export function cardIn({ byNumber }: CatalogSnapshot, card: ArticleCard, language: Language): ArticleCard {
  const entry = language === SHOP_LANGUAGE ? undefined : byNumber.get(card.id)
  if (!entry) return card
  const { name, color, flags } = aboutIn(entry.about, language)
  const medias = mediasIn(entry, language).slice(0, card.medias.length)
  return { ...card, name, color, medias, flags: (flags ?? []).map(({ text, color }) => ({ text, color })) }
}

function aboutIn(about: About, language: Language): About {
  const known = made.get(about) ?? new Map<Language, About>()
  const hit = known.get(language)
  if (hit) return hit
  const words: About = {
    ...about,
    ...translated(about, language),
    flags: about.flags?.map((flag) => ({ ...flag, ...translated(flag, language) })) ?? null,
    tints: about.tints.map((tint) => ({ ...tint, ...translated(tint, language) })),
  }
  made.set(about, known.set(language, words))
  return words
}
