import type { Lexicon } from './lexicon.ts'

/**
 * What people say instead of naming what they want: the Finnish words that the shop's goods have, then rows of beginnings, parted by commas.
 * Each beginning of a row must be there, in any order and among other words: "jotain millä lasit pysyy päässä kun juoksen".
 */
export const needs: Lexicon = {
  'urheilunauha nauha':
    'pysy pää juo, pysyy pää juo, pysy pää urheil, pysyy pää urheil, pysyy pää treeni, lasit put juost, lasit tipp juost, lasit put pääst, lasit len pää, lasit hyp pää, lasit hölsk, lasit heilu juost, lasit kiinni pää, lasit paikall urheil, lasit paikall juost, pitää lasit pää, pitää lasit paik',
  'mailapelinauha nauha':
    'hiki lasei, hiki lasi, hiki valu lasi, hikoil lasi, pysy pää sulkap, tipp pää sulkap, tipp pää pela, put pää pela, tippuu pää padel, pysyy pää padel, pysyy pää tenn',
  'kelluva nauha':
    'lasit put jär, lasit put ves, lasit put mere, lasit put ven, lasit tip jär, lasit tip ves, lasit tip mere, lasit tip ven, lasit put vete, lasit tip vete, lasit upp, lasit upos, upposi, upposivat, lasit uponn, lasit pohja, ettei upp, eivät upp, ei upp, lasit mere, pysy pinnal, pysyy pinnal, lasit huku vete, lasit huku jär, lasit mole vete, lasit polske',
  laskunauha: 'nauha kypär, remmi kypär, pysy kypär, pysyy kypär, nauha laskette',
  'lasten niskanauha':
    'tyttö huk las, poika huk las, laps huk las, lapse huk las, pysy laps pää, pysyy laps pää, pysy taaper pää, pysyy taaper pää, laps tiput las, laps heit las, laps puto las, laps vetä las, laps ott las pois, vauva vetä las, vauva repi las, niskanauh laps, nauha laps, nauha päiväkot, nauha tarh, remmi laps',
  'silmälasiketju ketju nauha':
    'las aina huk, las huk aina, las katoa aina, unoht las, las kaula, roikku kaula, roikkuu rinna, las rinna, las ripust',
  'polarisoiva aurinkolasit':
    'näe kalo, nähdä kalo, kiiltä ves, kiilt mere, kalast ves, kalast näe, kimalt ves, kimalt jär, kimaltel, kimal mere, kimal silm, häikäi ves, häikäi jär, häikäi mere, häikäi lum, häikäi hang, häikäi tie märk, häikäi märk tie, heijast ves, heijast tie, heijast lum, heijast asfal, heijast pinna, auring ves silm, näe kalat, näkee kalat, pinna alle, kirkas lumi, hanki häik, kiiltä tie, matala auring aja, auring mata aja, auring silmi aja, aurinko silm aja, auring häik aut, auring häik aja',
  huurteenesto:
    'las sumuu, las umpisum, rill huur, rill sumu, las sumus, las huur, las huuru, las sume sisä, linss huur, las höyr, mask huur, huur mask, las höyry, las samen sisä, las sume pakkas, las kost pakkas, las huurt',
  imukuppi:
    'kova linss irti, kova linss pois, kova linss silm, sorm kank, sorm linss kank, en saa linss pois, en saa kova, kova piil pois, kova piil irti, nivelr linss, reuma linss, tärise linss, kädet tärise linss, vapise linss',
  linssitipat:
    'tipat linss pää, tippa linss pää, tippoj linss silm, tipat linss silm, tipat piil kans, tippoj piil kans, tipat piil silm, linss kuiv silm ilta, linss kuivu päiv, linss kuiva ilt, linss tuntu kuiv, piil kuiv ilt, piil kuiv päiv, piil tuntu kuiv, piil hier ilt, linss hier ilt, linss tarttu silm, kostut linss, kostut piil',
  silmätipat: 'tipat kuiv silm, tippoj kuiv silm, tippa kuiv silm, tipat kuiva silm, jotain kuiv silm',
  yögeeli: 'silm kuiv yöl, silm aukea aamu, silm liima kiin kuiv, geeli silm yö',
  silmäsuihke:
    'en osaa tippo, tippo laittam vaik, tippa ei men, tippat pela, pelkä tippo, tipat helpo laitt, ilman tippo, suihk silm',
  säilöntäaineettomat: 'tipat ilman säil, tippo ilman säil, säilöntäaine tip, säilöntäaineet tip',
  lämpömaski:
    'rauhas tuk, rauhas tukk, tukkeutu rauh, lämmin kääre, lämmi luom, lämpöhau, luom lämm, talirauh, meibom tuk, meibom rauh',
  'luomien hoito':
    'ripset liima, ripse rupe, ripset karst, luom puhd, ripsi puhd, ripsi hilse, ripsi tyvi, ripsie juur, luom hils, luom rasva, luom kutia, meikki luom, demodex, ripsipunk',
  'matkapakkaukset linssineste':
    'neste lentok, nestettä lentok, linssineste lentok, linssineste lento, neste käsimat, nestettä käsimat, linssineste käsimat, neste matka, nestettä matka, linssineste reppu, neste reppu, linssineste matka, pieni linssineste, pieni pullo neste, neste festar, linss festar, nesteen lento, neste lento, piilarineste lento, piilarineste matka, piilarineste käsimat',
  'linssineste 3 pulloa':
    'kolme pull liuos, kolme pull neste, kolme pull linssineste, kolme pull piilo, puolen vuoden neste, iso erä neste',
  peroksidi:
    'ilman säil linssineste, ilman säil neste, säilöntäaineeton neste, herk linssineste allerg, allerg linssineste, allergi neste, reagoi linssineste',
  'herkkä linssineste':
    'linssineste herkil, linssineste herk, neste herkil silm, piilarineste herk, neste kirvel, linssineste kirv',
  'moniteho kehykset':
    'kauas lähelle las, kauas ja lähelle, lähelle ja kauas, samoi lasei kauas, samat las lukem, yhdet las kaik, yksillä lasei, yhdellä lasei kauas, sekä kauas että läh',
  lukulasit:
    'las lukemi, las lukea, las kirja lukem, las ruokalist, las ristik, lukemiseen las, las lehti luk, las tekst luk',
  'tummuva aurinkolasit': 'tumm ulkona, tummu auringo, tummu itse, las vaihta tumm, linss tummu, tummenev, tummuu ulko',
  'pyöräily lasit': 'tuuli silm pyör, ötök silm pyör, hyönt silm pyör, pöly silm pyör, kärpä silm pyör',
  'älylasit kuulokkeet':
    'kuunnel musi, kuulla musi, kuunnel musa, kuunnel podc, kuunnel äänikir, puhel lasei, puhu las, soitt lasei, las kuulok, las kaiut, las joista kuul, musiikk korva',
  'älylasit kamera': 'kuvat lasei, kuvaa lasei, las kuvaa, las kamer, las video, videoi las, las joilla kuva',
  kuulovahvistin:
    'las kuulo vahv, las kuul, las autta kuul, kuulolait las, las vahvista ään, las vahvista puhe, las vahvista kuul',
  latauskotelo: 'älylas lata kotel, lataus kotel, lata matkal äly, akku lopp äly',
  latauskaapeli: 'älylas johto, älylas laturi, älylas lataus, laturi las, latausjoh, älylas kaapel',
  ruuvisarja:
    'pieni ruuvi, pien ruuvar, ruuvi hukk, ruuvi hävi, ruuvi tippu, ruuvi puto, meissel las, korja itse las, ruuvimei',
  nenätyynyt: 'nenätyyn puut, nenätyyn kell, tyynyt nen, nenä pain, nenä jälj',
  aisansuojat:
    'korvantau, rill hanka, las hanka, rill hier, korva takaa hier, korva takaa pain, hier korv, pain korv, sang hiert, sang pain, korvantaus, korvan takana',
  linssikotelo: 'säily linss missä, missä säily linss, linss kuppi, mihin laitan linss, missä piil säily',
  'puhdistus silmälasit': 'las likai mill, las puts aine, rasva las puhd aine, las pesu aine, pesuain las',
  vaihtolinssikotelo: 'kotelo vaihtol, kotelo varalin, kotelo kaksi lin, las ja varalin',
  päivälinssit:
    'linss harv, linss vain urheil, linss satunn, linss juhli, linss kerran vii, piil satunn, piil harv, piil urheil, linss ei tarvi puhd, ei jaks puhd linss, linss ilman puhd, linss joita ei tarvi, linss lomam, linss lomall, piil lomal, piil treen, linss treen',
  'värilliset piilolinssit':
    'silm väri vaih, vaihda silm väri, vaihtaa silm väri, silmien väri, linss naami, linss hallow, linss juhliin väri',
}
