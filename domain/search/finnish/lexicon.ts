import type { InflectionType } from './inflect.ts'

/**
 * Words of the trade by type of inflection, in their base form; after a slash the stem in the other grade.
 *
 * Compounds are not listed: they are found as their parts. What is not here is stemmed, which is enough for most
 * words; a word deserves a row when its grades or stems differ (`aurinko : auringon`) or when it is a part of compounds.
 */
export const lexicon: Record<InflectionType, string> = {
  lasi: `lasi linssi piilari rilli klasi malli väri setti/seti ruuvi meikki/meiki titaani metalli asetaatti/asetaati muovi
    kristalli pilotti/piloti ovaali filtteri geeli lääkäri optometristi paketti/paketi merkki/merki pussi resepti
    kortti/korti posti tunti/tunni golfi tyyli purkki/purki grafiitti/grafiiti koboltti/kobolti petrooli visiiri peili
    tili pipetti/pipeti messinki/messingi kuitti/kuiti testi laji peroksidi tiimi oranssi turkoosi pronssi kaihi
    helsinki/helsingi lahti/lahdi mikkeli`,
  valo: `aurinko/auringo aurikko/auriko optikko/optiko näkö/näö hoito/hoido kotelo juoksu hiihto/hiihdo pyöräily urheilu
    neliö suihku valo vauhti/vauhdi käyttö/käytö huolto/huollo tieto/tiedo säätö/säädö ajo vaihto/vaihdo kuulo
    muoto/muodo pullo laukku/lauku luku/luvu näyttö/näytö osto koko/koo taso kesto taitto/taito laskettelu huuhtelu pesu
    työ yö teho koulu esto verkko/verko viikko/viiko maksu nouto/noudo tyttö/tytö minttu/mintu ketju turku/turu`,
  silmä: `silmä sanka/sanga aisa nauha liina tippa/tipa kypärä musta kulta/kulla hopea lakka/laka meri havanna myymälä
    kauppa/kaupa pinta/pinna suoja poika/poja kesä poka lahja linja sarja matka kassa osa aika/aja hinta/hinna mitta/mita
    kerta/kerra päivä ikä/iä huopa/huova vika/via luokka/luoka roosa tumma melonta/melonna rappeuma pohja glaukooma
    allergia kampanja saippua reuna prisma arska kuula`,
  huone: `huone kirje liike/liikkee laite/laittee neste/nestee tarvike/tarvikkee osoite/osoittee suihke/suihkee
    pinnoite/pinnoittee tuote/tuottee virhe/virhee ohje/ohjee lääke/lääkkee voide/voitee aste/astee aine/ainee
    pyyhe/pyyhkee eväste/evästee este/estee seloste/selostee tiedote/tiedottee huurre/huurtee tampere/tamperee`,
  kehys: `kehys liuos puhdistus tarkastus varaus tilaus suojaus korjaus palautus toimitus heijastus kosteutus vahvuus
    sopimus säilytys tutkimus hyvitys peruutus sovitus pakkaus kehitys purjehdus suunnistus kalastus vaellus yritys
    mittaus leikkaus`,
  sininen: `sininen punainen valkoinen keltainen nainen ihminen aikuinen toorinen värillinen tavallinen edullinen
    suomalainen värinen pintainen muotoinen tehoinen näköinen taittoinen reunainen linssinen kokoinen käyttöinen
    kulmainen lukeminen ostaminen maksaminen muovinen metallinen titaaninen kultainen hopeinen`,
  uus: `terveys kuivuus herkkyys saavutettavuus jäsenyys vahvuus näköisyys taittoisuus`,
  järvi: `lehti/lehdi kieli pieni suuri nuori lapsi ääni tuuli kuori kaari vuosi/vuodi vesi/vedi uusi/uudi
    kuukausi/kuukaudi käsi/kädi luomi talvi`,
  suodatin: `suodatin/suodattime puhelin puhdistin/puhdistime suojain/suojaime kiinnitin/kiinnittime`,
  vihreä: `vihreä pyöreä soikea leveä kapea korkea matala vaalea ruskea harmaa kostea pehmeä`,
  kirkas: `kirkas/kirkkaa ohut/ohue kevyt/kevye asiakas/asiakkaa kangas/kankaa opas/oppaa mies/miehe kuulas/kuulaa`,
}

/** Forms that no type makes, by base form. */
export const ownForms: Record<string, string> = {
  lapsi: 'lasta lasten',
  mies: 'miestä miesten miehiä miehien',
  käsi: 'kättä',
  vesi: 'vettä',
  uusi: 'uutta',
  kuukausi: 'kuukautta',
  yö: 'yön yötä öitä öiden',
}

/** What stands in a compound in place of a base form or a genitive, by base form. */
export const linkingForms: Record<string, string> = {
  nainen: 'nais',
  ihminen: 'ihmis',
  sininen: 'sini sinis',
  valkoinen: 'valko',
  punainen: 'puna',
  keltainen: 'kelta',
  piilo: 'piilo',
  liki: 'liki',
  kauko: 'kauko',
  haja: 'haja',
  moni: 'moni',
  yksi: 'yksi',
  yleis: 'yleis',
  uima: 'uima',
  etä: 'etä',
}
