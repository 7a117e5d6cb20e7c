import type { Lexicon } from './lexicon.ts'

/**
 * Finnish that the shop itself does not write: words of medicine, of sports and of everyday speech, after the shop's own word. What editors
 * add is in their vocabulary (`search-words`); these are the language's.
 */
export const spokenFinnish: Lexicon = {
  // Medicine
  hajataitto: 'astigmatismi, astigmatia, hajataitteisuus, hajataitteinen, hajataittoisuus, astigmaattinen',
  likinäkö:
    'myopia, likitaitteisuus, likitaitteinen, lyhytnäköisyys, lyhytnäköinen, myooppi, likinäköisyys, likinäköinen',
  kaukonäkö:
    'hyperopia, kaukotaitteisuus, kaukotaitteinen, pitkänäköisyys, pitkänäköinen, hypermetropia, kaukonäköisyys, kaukonäköinen',
  ikänäkö: 'presbyopia, ikänäköisyys, ikänäköinen, aikuisnäkö, vanhuusnäkö, lähinäkö',
  kaihi: 'katarakta, harmaakaihi, harmaa kaihi, kaihileikkaus, mykiönsamentuma',
  glaukooma:
    'viherkaihi, silmänpainetauti, silmänpaine, silmänpaineet, silmänpainemittaus, painemittaus, silmänpaineen mittaus, silmänpainemittari, näköhermo',
  'silmänpohjan ikärappeuma':
    'makuladegeneraatio, makula, makularappeuma, rappeuma, silmänpohjanrappeuma, silmänpohjarappeuma, ikärappeuma, amd, tarkannäkemisen alue, kostea rappeuma, kuiva rappeuma',
  'kuivat silmät':
    'kuivasilmäisyys, silmien kuivuus, kuivasilmä, silmäkuivuus, blefariitti, luomitulehdus, luomireunatulehdus, meibomin rauhanen, kyynelneste, kyynelfilmi, kyynelkalvo, rosacea, kuivasilmäisyyden',
  karsastus: 'strabismus, kierosilmäisyys, kierot silmät, karsastaa',
  heikkonäköisyys: 'amblyopia, laiska silmä, amblyooppinen',
  'verkkokalvon irtauma':
    'verkkokalvon irtauma, verkkokalvon irtautuminen, verkkokalvon irtoaminen, verkkokalvon repeämä, verkkokalvon reikä, verkkokalvo irti, verkkokalvo irtoaa, verkkokalvo irtosi, verkkokalvo irronnut, verkkokalvo repesi, verkkokalvoirtauma, ablaatio, retinan irtauma',
  'sarveiskalvon tulehdus': 'keratiitti, sarveiskalvotulehdus',
  silmätulehdus: 'konjunktiviitti, sidekalvontulehdus, sidekalvotulehdus, sidekalvon tulehdus, silmän tulehdus',
  taittovirhe: 'taittovirheet, refraktio, refraktiovirhe, taittovika',
  silmänpohjankuvaus:
    'silmänpohjakuvaus, funduskuvaus, fundus, retina, verkkokalvo, oct, verkkokalvokuva, silmänpohjakuva',
  näöntarkastus:
    'silmätarkastus, näkötutkimus, silmätutkimus, näkötesti, optikontarkastus, silmätesti, näönmittaus, näönseulonta, silmientarkastus, silmien tarkastus, silmien tutkimus, näkökokeet, näkökoe',
  silmälääkäri: 'oftalmologi, silmäspesialisti, silmäklinikka, silmätautien erikoislääkäri',
  optikko: 'optometristi, optometrikko',
  kuulontutkimus: 'kuulotesti, kuulotutkimus, kuulontarkastus, audiogrammi, kuulontesti, kuuloseula',
  'luomien hoito': 'luomien puhdistus, luomenpuhdistus, luomien puhdistaminen',
  silmätipat:
    'keinokyyneleet, tekokyyneleet, kyynelkorvike, kostutustipat, kosteustipat, silmätippa, kosteuttajat, tipat silmiin, hyaluronihappo, natriumhyaluronaatti, hyaluronaatti',
  peroksidi: 'vetyperoksidi, peroksidineste',
  'vahvuus pd': 'silmäteräväli, pupilliväli, pupillivälin',
  lukulisä: 'addition, addi, lähilisä',
  // Sports
  juoksu: 'lenkki, lenkkeily, hölkkä, lenkillä, juokseminen, polkujuoksu, maraton, lenkille',
  pyöräily: 'fillari, fillarointi, maastopyörä, pyörä, maantiepyöräily, pyöräilijä, maastopyöräily, gravel, pyöräillä',
  hiihto: 'laskettelu, lumilautailu, murtomaahiihto, latu, hiihtäjä, mäenlasku, hiihtäminen, slalom',
  vesiurheilu: 'purjehdus, melonta, veneily, kalastus, suppailu, sup, soutu, surffaus, purjehtija, kajakki, vene',
  mailapelit: 'padel, tennis, squash, sulkapallo, pickleball, sähly, salibandy, mailapeli',
  golf: 'golfi, golfaus, golfkenttä, golfari, golfaaja',
  // Goods in speech
  aurinkolasit: 'aurinkkarit, aurinkkareita, aurinkolasi, arskat, aurikot, aurinsilmälasit, ajolasit',
  kehykset: 'pokat, poka, sangat',
  silmälasit: 'rillit, klasit, kakkulat, kiikkanat, silmikset, brillit, prillit',
  piilolinssit: 'piilarit, piilot, piilolasit',
  silmälasikotelo: 'lasikotelo, lasipussi, lasipussukka, silmälasipussi, etui, lasilaukku, lasirasia',
  linssineste: 'piilolinssineste, piilarineste, desinfiointiliuos, piilolinssiliuos, piilarinesteet, linssiliuos',
  nauha: 'remmi, lenksu, naru, silmälasinauha',
  ketju:
    'silmälasiketju, lasiketju, kaulaketju, roikkua kaulassa, roikkuu kaulassa, roikkuis kaulassa, roikkuvat kaulassa',
  ruuvisarja: 'ruuvimeisseli, ruuvari, silmälasiruuvi',
  kelluva: 'kelluu, kelluvat, uppoa, uppoaa, uppoamaton',
  nahka: 'nahkainen, nahkaa',
  helmi: 'helminen, helmiä',
  huopa: 'huopainen',
  kosteuspyyhkeet: 'kosteuspyyhe, kosteuspyyhettä, kosteuspyyhkeitä',
  mikrokuituliina: 'puhdistusliina, lasiliina, kuituliina, silmälasiliina, liinanen',
  älylasit:
    'kameralasit, kuulokelasit, ai-lasit, tekoälylasit, bluetoothlasit, bluetooth-lasit, kuunnella musiikkia, musiikin kuuntelu, musiikkilasit, kuulokkeet, soittaa musiikkia, musiikkia korvaan, kamera, kuvaavat, videokuvaus',
  huurteenesto:
    'huurtuminen, huurtumisenesto, huurtuu, huurteet, huuruuntuminen, huuruun, huurussa, huurre, huuruuntuu, höyrystyy, sumuuntuu, maskin kanssa',
  päivälinssit:
    'kertakäyttölinssit, kertakäyttöpiilarit, kertispiilarit, kertakäyttöiset, yhden päivän linssit, päiväpiilarit, kertakäyttöpiilolinssit, päiväpiilolinssit',
  kuukausilinssit: 'kuukausipiilarit, kuukausipiilolinssit, kuukauden linssit',
  'toorinen piilolinssit':
    'hajataittolinssit, hajataittopiilarit, hajataittopiilolinssit, toriset, tooriset linssit, toriset linssit, astigmaattiset linssit',
  'moniteho piilolinssit':
    'moniteholinssit, monitehopiilarit, monitehopiilolinssit, monitehoiset piilolinssit, ikänäkölinssit, kaksitehopiilarit',
  moniteho: 'kaksiteho, kaksitehot, kaksitehoinen, progressiivinen, progressiiviset, multifokaali',
  'moniteholasit ikänäkö': 'moniteholasit, monitehosilmälasit, kaksiteholasit, progressiiviset lasit',
  'värilliset piilolinssit':
    'värilinssit, väripiilarit, värilliset linssit, väripiilolinssit, silmänvärinvaihto, silmien väri, silmien värin, siniset silmät, vihreät silmät, ruskeat silmät, ruskeista silmistä siniset',
  näyttöpääte:
    'näyttöpäätelasit, toimistolasit, tietokonelasit, päätelasit, sinivalolasit, sinivalo, sinivalosuoja, sininen valo, ruutuaika, näyttöpäätetyö, tietokone, läppäri',
  yrityksille: 'työlasit, suojalasit, erityistyölasit, työsuojelu, työnantaja, työpaikka',
  friends: 'kanta asiakas, kanta-asiakas, kanta-asiakkuus, kantis, etukortti',
  // Attributes in speech
  läpikuultava: 'läpinäkyvä, kirkas kehys, kirkkaat kehykset',
  vaaleanpunainen: 'pinkki, roosa, rosa, ruusu, pinkit',
  violetti: 'lila, liila, purppura',
  oranssi: 'oranssinen',
  kultainen: 'kullanvärinen, kullankeltainen, kultaset, kulta',
  hopeinen: 'hopeanvärinen, hopeenvärinen, teräksinen, hopea',
  monivärinen: 'kirjava, värikäs, kuviollinen',
  sininen: 'sini, laivastonsininen, tummansininen, siniharmaa, vaaleansininen, turkoosi, petrooli',
  vihreä: 'viher, tummanvihreä, metsänvihreä, oliivi, oliivinvihreä, vaaleanvihreä',
  ruskea: 'beige, konjakki, tummanruskea, vaaleanruskea, kahvinruskea',
  punainen: 'puna, tummanpunainen, kirkkaanpunainen, vadelmanpunainen',
  keltainen: 'kelta',
  valkoinen: 'valko',
  harmaa: 'vaaleanharmaa, tummanharmaa',
  pyöreä: 'ympyrä, pyöreähkö',
  kissansilmä: 'kissa, kissamainen, kissanmallinen, kissanmalli, cateye, cat-eye',
  neliö: 'neliömäinen',
  suorakaide: 'suorakulmainen, suorakaiteen',
  browline: 'kulmalinja, kulmalinjainen',
  soikea: 'ovaali, ellipsi',
  pilotti: 'aviator, lentäjä, aviaattori',
  kaareva: 'panoraama, kietoutuva',
  metalli: 'teräs, metallisanka',
  titaani: 'titaaninen, titaanit',
  asetaatti: 'asetaattinen',
  puinen: 'puu, puukehys, vaneri',
  reunaton: 'kehyksetön, reunattomat, kehyksettömät',
  puolireunainen: 'puolikehys, puolikehyksinen, puolikehyksellinen, puolikehykselliset, nylor',
  tummuva:
    'tummuu, tummentuu, tummentuva, fotokromaattinen, fotokromaattiset, auringossa tummuva, auringossa tummuvat, valossa tummuva, valoon reagoiva',
  polarisoiva:
    'ilman heijastuksia, heijastus, heijastukset, heijastuksia, polarisoitu, polarisoidut, polaroidi, polarisoitunut, polaroid, polarisaatio',
  // For whom
  naisten: 'nainen, rouva, vaimo, naisille, äiti, tyttöystävä, naiselle, ladyt',
  miesten: 'mies, herra, aviomies, isä, miehelle, poikaystävä, äijä',
  lasten:
    'lapsi, tyttö, poika, lapset, taapero, vauva, koululainen, pikkulapsi, mukula, juniori, leikki-ikäinen, teini',
  tarjous:
    'ale, alennus, alennettu, alennuksessa, alessa, kampanja, tarjoukset, alennusmyynti, outlet, poistomyynti, tarjouksessa, alehinta, black friday, black week, cyber monday',
  kulmikas: 'särmikäs, kulmikkaat, kantikas',
}

/** Endings of everyday Finnish with those of the written language: `punaset`, `pyöreet`, `lasei`. */
const ENDINGS: readonly [spoken: RegExp, written: string][] = [
  [/s(et|ia|iä|ta|tä|ten|en|ista|istä|issa|issä|ille|illa|illä)$/, 'is$1'],
  [/ee(t|n)?$/, 'eä$1'],
  [/ee(t|n)?$/, 'ea$1'],
  [/ei$/, 'eja'],
  [/ei$/, 'ejä'],
  [/ii$/, 'ia'],
  [/ii$/, 'iä'],
  [/nen$/, 'inen'],
]

/** What a word of everyday speech may be in the written language, most likely first; itself always. */
export function writtenForms(word: string): string[] {
  const others = ENDINGS.flatMap(([spoken, written]) => (spoken.test(word) ? [word.replace(spoken, written)] : []))
  return [word, ...others]
}
