import type { SearchLanguage } from './engine.ts'

/** Words that say nothing of what is looked for, unless they are all there is. */
export const stopWords: Record<SearchLanguage, ReadonlySet<string>> = {
  fi: set(
    'ja tai sekä että on ei en ovat oli miten mikä mitä missä mistä mihin milloin kuinka joka jotka myös varten kanssa ilman',
  ),
  sv: set('och eller att är en ett den det de som för med utan i på av till hur vad var när'),
  en: set('and or the a an of for with without in on to is are how what where when'),
}

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
