import type { SearchLanguage } from './engine.ts'

/** Words that say nothing of what is looked for, unless they are all there is. */
export const stopWords: Record<SearchLanguage, ReadonlySet<string>> = {
  fi: set(
    'jolla joilla jossa joissa josta joista jonka joiden jolle joille joihin ' +
      'ja tai sekä että on ei en et ovat oli olen olet olla onko ole oletteko olette miten mikä mitä mitkä minkä missä mistä mihin minne milloin ' +
      'kuinka paljonko miksi kuka kenen joka jotka jota jos kun niin kuin myös varten kanssa ilman voi voiko voinko voin voit saa saako ' +
      'saanko saan pitää pitääkö täytyy kannattaa kannattaako haluan haluaisin tarvitsen tarvitsee tarvitsenko tarvitseeko tietää tiedän ' +
      'minä mä minun mun minulla mulla minulle mulle minua sinun teillä teiltä teidän teille te se sen siitä tämä tämän ne niitä nämä ' +
      'ollut olisi tulee onkos ero eroa tarkoittaa tarkoitetaan kelpaako haluun haluisin haluisi tarviin tarvin tarviis tarvisin prosenttia prosentti prosentin hyvä hyvät paras parhaat oleva olevat olevia joku jokin jotain kaikki sopii sopivat sopiva etsin etsisin ostaa ostaisin kunnon tarvittais tarviis suositelkaa suosittele mieluiten mielellään semmoset semmoiset semmonen semmoista sellaiset sellainen sellaista tommoset tuollaiset niitä noita jotkut joitain vähän ihan tosi aika pelkkä pelkät yhteen eli',
  ),
  sv: set(
    'och eller att är en ett den det de som för med utan i på av till hur vad var när kan jag ni du min mitt mina har ska vill får köpa köper söker behöver vilken vilka bra bäst bästa par några finns mig något',
  ),
  en: set(
    'and or the a an of for with without in on to is are how what where when can i my your you do does near me at from near be it some any good best new nice pair built replacement want need looking buy get have has trip set which that this',
  ),
}

/** Of these not even a sentence says anything. */
export const functionWords: ReadonlySet<string> = set(
  'ja tai sekä että on ei en et ovat oli jos kun niin se sen ne joka jotka myös minä mä sinä te ole olla voi voiko saako pitää pitääkö',
)

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}
