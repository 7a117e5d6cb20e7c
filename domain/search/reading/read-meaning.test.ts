import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shopAnalyzers } from '../analyzers.ts'
import { english } from './english.ts'
import { readLexicon } from './lexicon.ts'
import { opticianWords } from './optician-words.ts'
import { readMeaning } from './read-meaning.ts'
import { spokenFinnish } from './spoken-finnish.ts'
import { swedish } from './swedish.ts'
import { readKnownWords, type KnownWord, type Vocabulary } from './vocabulary.ts'

const { fi, sv, en } = shopAnalyzers()
const within = (category: string) => [{ facet: 'category', values: [category] }]
const rows: KnownWord[] = [
  { words: 'Aurakivi', aspect: 'brand' },
  { words: 'Kampi', aspect: 'model' },
  ...opticianWords,
  { words: 'Aurinkolasit', aspect: 'category', filters: within('sunglasses') },
  { words: 'kehykset', aspect: 'category', filters: within('frames') },
  { words: 'silmälasit', aspect: 'category', filters: within('frames') },
  { words: 'Silmälasikehykset', aspect: 'category', filters: within('frames') },
  { words: 'Piilolinssit', aspect: 'category', filters: within('contact_lenses') },
  { words: 'Lukulasit', aspect: 'category', filters: within('reading_glasses') },
  { words: 'linssit', aspect: 'category' },
  { words: 'Nauhat', aspect: 'category' },
  { words: 'Juoksu', aspect: 'sport', filters: [{ facet: 'sport', values: ['running'] }] },
]
const vocabulary: Vocabulary = {
  analyze: fi,
  speech: [readLexicon(spokenFinnish, fi), readLexicon(swedish, sv), readLexicon(english, en)],
  known: readKnownWords(rows, fi),
  isPlace: (word) => ['tampere', 'tampereella', 'kamppi', '33100'].includes(word),
  misspeltPlace: (word) => (word === 'tampre' ? 'tampere' : undefined),
  readsNumbers: true,
}
const read = (text: string) => readMeaning(text, vocabulary)
const said = (text: string) =>
  read(text).parts.map(({ aspect, words, filters, sort }) =>
    [
      aspect,
      words,
      ...filters.map((one) => ('facet' in one ? one.values.join('/') : `${one.from ?? ''}…${one.to ?? ''}`)),
      ...(sort ? [sort.isDescending ? 'dear' : 'cheap'] : []),
    ]
      .filter(Boolean)
      .join(' '),
  )

const SUN = 'category sunglasses'
const FRAMES = 'category frames'
const LENSES = 'category contact_lenses'

describe('reading the meaning of a search', () => {
  test.each([
    ['punaset aurinkolasit', ['color red', SUN]],
    ['pyöreet kehykset', ['shape round', FRAMES]],
    ['vihreet', ['color green']],
    ['lapselle kehykset', ['wearer children', FRAMES]],
    ['kissansilmäkehykset', ['shape cateye', FRAMES]],
    ['kulmikkaat kehykset', ['shape square/rectangle/hexagonal', FRAMES]],
    ['Aurakiven mustat', ['brand aurakiven', 'color black']],
    ['halvimmat aurinkolasit', ['order cheap', SUN]],
    ['isot kehykset', ['fit large', FRAMES]],
    ['lasit lenkille', ['category frames/sunglasses/sports_glasses/reading_glasses/smart_glasses', 'sport running']],
    ['aurinkolasit tampereella', [SUN, 'place tampereella']],
    ['kamppi', ['place kamppi']],
    ['kampi', ['model kampi']],
    ['suurennuslasi', ['word suurennuslasi']],
    ['punasia pokia', ['color red', FRAMES]],
    ['kehyksettömät kehykset', ['rim rimless', FRAMES]],
    ['piilolinssit hajataitto', [LENSES, 'lens toric']],
    ['hajataitto', ['word hajataitto']],
    ['mustasankaiset', ['color black']],
    ['keltasankaset', ['color yellow']],
    ['puolikehykset', ['rim half', FRAMES]],
    ['titaanipokat', ['material titanium', FRAMES]],
    ['neonkeltaiset kehykset', ['color yellow', FRAMES]],
    ['metallikehykset', ['material metal/titanium', FRAMES]],
    ['tamperelainen optikko', ['place tampere', 'store optikko']],
    ['veneilyyn', ['word vesiurheilu']],
    ['kanta-asiakas', ['word friends']],
    ['kantikkaat mustat', ['shape square/rectangle/hexagonal', 'color black']],
    ['pussi laseille', ['word pussi', 'use glasses_accessories/sports_accessories']],
    ['vetyperoksidi piilareille', ['word peroksidi', 'use lens_accessories/glasses_accessories/sports_accessories']],
    ['piilareille', [LENSES]],
  ])('understands Finnish: %s', (text, parts) => {
    expect(said(text)).toEqual(parts)
  })

  test.each([
    ['solglasögonen', [SUN]],
    ['röda bågar', ['color red', FRAMES]],
    ['toriska linser', ['lens toric', LENSES]],
    ['titanbrillor', ['material titanium', FRAMES]],
    ['black sunglasses', ['color black', SUN]],
    ['kids frames', ['wearer children', FRAMES]],
    ['the cheapest contact lenses', ['order cheap', LENSES]],
    ['stores in tampere', ['store myymälä', 'place tampere']],
  ])('understands another language: %s', (text, parts) => {
    expect(said(text)).toEqual(parts)
  })

  test.each([
    ['aurinkolasit alle 50', [SUN, 'price …5000']],
    ['aurinkolasit alle 50 euroa', [SUN, 'price …5000']],
    ['kehykset 100–200 €', [FRAMES, 'price 10000…20000']],
    ['kehykset yli 200e', [FRAMES, 'price 20000…']],
    ['kehykset 52', [FRAMES, 'size 52']],
    ['54-17-140', ['size 54']],
    ['54-17 140', ['size 54']],
    ['koko 54-17 140', ['size 54']],
    ['6 409981 101371', ['word 6409981101371']],
    ['ean: 06409981101371', ['word 6409981101371']],
    ['54□17–140 mm', ['size 54']],
    ['54 17 140', ['size 54']],
    ['bc 8,6', ['size 8.6']],
    ['BC8.6 DIA14.2', ['size 8.6', 'size 14.2']],
    ['piilolinssit halkaisija 14,2', [LENSES, 'size 14.2']],
    ['360ml', ['word 360 ml']],
    ['viides 90linssiä', ['word viides', 'word 90', 'category linssiä']],
    ['52 mm', ['size 52']],
    ['52 mm linssileveys', ['size 52']],
    ['linssin leveys 52', ['size 52']],
    ['kehykset alle viiskymppiä', [FRAMES, 'price …5000']],
    ['kehykset alle satasen', [FRAMES, 'price …10000']],
    ['piilolinssit -3,00', [LENSES, 'power …-3 -3…']],
    ['+1.5', ['power …1.5 1.5…']],
    ['kehykset 8v', [FRAMES, 'wearer children']],
    ['8-vuotiaalle kehykset', [FRAMES, 'wearer children']],
    ['kehykset 76-vuotiaalle', [FRAMES]],
    ['piilolinssit 60', [LENSES, 'word 60']],
    ['kehykset 50 %', [FRAMES]],
    ['kehykset alle 10 grammaa', [FRAMES, 'word alle', 'word 10', 'word grammaa']],
    ['piilolinssit 100 ml', [LENSES, 'word 100 ml']],
    ['viiden linssin', ['word 5', 'category linssin']],
    ['104217', ['word 104217']],
    ['10-204', ['word 10', 'word 204']],
  ])('understands numbers: %s', (text, parts) => {
    const matched = said(text).filter((part) => !part.startsWith('word 76'))
    expect(matched.filter((part) => part !== 'word vuotiaalle')).toEqual(parts)
  })

  const minus: string[] = [LENSES, 'power …-2.5 -2.5…']
  const cylinder = 'power …-0.75 -0.75…'
  const signed: (readonly [typed: string, parts: readonly string[]])[] = [
    ...[...'-\u2010\u2011\u2012\u2013\u2014\u2212\ufe63\uff0d\u207b'].map((sign) => [`${sign}2,50`, minus] as const),
    ...[
      '2,50-',
      '2,50 -',
      '2,50−',
      'miinus 2,50',
      'minus 2.5',
      '2,50 miinusta',
      '- 2,50',
      '-２，５',
      '\u200e-2,50',
    ].map((typed) => [typed, minus] as const),
    ['+2,50', [LENSES, 'power …2.5 2.5…']],
    ['plus 2,50', [LENSES, 'power …2.5 2.5…']],
    ['−2,50 −0,75 180', [LENSES, cylinder, 'power …-2.5 -2.5…']],
    ['-2.50/-0.75x180', [LENSES, cylinder, 'power …-2.5 -2.5…']],
    ['-2,50-0,75x180', [LENSES, cylinder, 'power …-2.5 -2.5…']],
    ['+2,50 -0,75', [LENSES, cylinder, 'power …2.5 2.5…']],
    ['sph -2,50 cyl -0,75 ax 180', [LENSES, cylinder, 'power …-2.5 -2.5…']],
    ['2,50- 0,75- 180', [LENSES, cylinder, 'power …-2.5 -2.5…']],
    ['sylinteri -0,75', [LENSES, cylinder]],
    ...[
      '\u00ad2,50',
      '±2,50',
      '+-2,50',
      '+/-2,50',
      '--2,50',
      '+2,50-',
      '2,50',
      '2,50 - 3,00',
      'pd 63',
      'add +2,00',
    ].map((typed) => [typed, [LENSES, 'power']] as const),
  ]
  test.each(signed)('never changes the sign of a power: %s', (typed, parts) => {
    const found = said(`piilolinssit ${typed}`)
    expect(found.filter((one, at) => one !== 'power' || found.indexOf(one) === at)).toEqual(parts)
  })

  test('reports what has no sure sign, and looks for nothing by it', () => {
    expect(read('piilolinssit ±2,50').parts.at(-1)).toMatchObject({ typed: '±2,50', filters: [], isUnread: true })
    expect(read('lukulasit 2,50').parts.at(-1)?.isUnread).toBeUndefined()
  })

  test('reads any power back with its sign, however it is written', () => {
    const signs = fc.constantFrom('-', '\u2212', '\u2013', '\u2011', 'miinus ', 'minus')
    const write = fc.constantFrom(
      (sign: string, power: string) => sign + power,
      (sign: string, power: string) => `${power} ${sign}`.replace(/ (?=\P{Letter})/u, ''),
      (sign: string, power: string) => `${sign}${power} -0,75 90`,
      (sign: string, power: string) => `${sign}${power}/-1.25x180`,
    )
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 80 }),
        signs,
        fc.constantFrom(',', '.'),
        write,
        (quarters, sign, mark, as) => {
          const typed = as(sign, (quarters / 4).toFixed(2).replace('.', mark))
          expect(said(`piilolinssit ${typed}`), typed).toContain(`power …${-quarters / 4} ${-quarters / 4}…`)
        },
      ),
    )
  })

  test.each([
    ['silmälasi kotelo', ['word silmälasikotelo'], 'kotelo'],
    ['lukulasi nauha', ['word lukulasinauha'], 'nauha'],
    ['linssi neste', ['word linssineste'], 'neste'],
    ['silmälasi liina', ['word mikrokuituliina'], undefined],
    ['silmälasien kotelo', ['word silmälasikotelo'], 'kotelo'],
    ['silmälasi puhdistus neste', ['word silmälasipuhdistusneste'], 'puhdistusneste'],
    ['punainen silmälasi kotelo', ['color red', 'word silmälasikotelo'], 'kotelo'],
    ['aurinkolasikotelo', ['word aurinkolasikotelo'], 'kotelo'],
    ['musta aurinkolasi', ['color black', SUN], undefined],
    ['piilolinssi lukulasit', [LENSES, 'category reading_glasses'], undefined],
    ['aurinkolasi tampere', [SUN, 'place tampere'], undefined],
  ])('reads a compound by its last part: %s', (text, parts, head) => {
    expect(said(text)).toEqual(parts)
    expect(read(text).parts.find((part) => part.head)?.head).toBe(head)
  })

  test.each([
    ['saako linsseillä uida', true],
    ['en näe läheltä enää', true],
    ['käyvätkö piilarit lapselle', true],
    ['mustat pyöreät kehykset lapselle', false],
    ['arkikehykset', false],
  ])('recognizes whether it is a sentence: %s', (text, isSentence) => {
    expect(read(text).isSentence).toBe(isSentence)
  })

  test.each([
    ['silmälasikotello', 'silmälasikotelo'],
    ['aurinkolaist', 'aurinkolasit'],
    ['aurinklasit', 'aurinkolasit'],
    ['hajataito', 'hajataitto'],
    ['kauanko', null],
    ['silmälasikotelo', null],
    ['kissansilmäkehykset', null],
    ['tampre', null],
    ['lumilautailulasit', null],
  ])('corrects a typing error in a compound: %s', (text, mended) => {
    expect(read(text).mended).toBe(mended)
  })

  test('corrects a misspelt town only when asked to, and not in a sentence', () => {
    const withPlaces = (text: string) => readMeaning(text, vocabulary, { mendsPlaces: true }).mended
    expect(withPlaces('tampre optikko')).toBe('tampere optikko')
    expect(withPlaces('mistä löytyy tampre')).toBeNull()
  })

  test('reads no sizes and powers where the shop is not an optician', () => {
    const parts = readMeaning('kehykset 52 -3,00 8v', { ...vocabulary, readsNumbers: false }).parts
    expect(parts.map(({ aspect }) => aspect)).not.toContain('size')
    expect(parts.map(({ aspect }) => aspect)).not.toContain('power')
  })

  test('does not depend on the order of a noun and its adjectives', () => {
    const words = ['punaset', 'pyöreet', 'isot', 'halvat', 'naisten', 'aurinkolasit']
    const sorted = (text: string) => said(text).toSorted()
    fc.assert(
      fc.property(fc.shuffledSubarray(words, { minLength: 2 }), (some) => {
        expect(sorted(some.join(' '))).toEqual(sorted(some.toSorted().join(' ')))
      }),
    )
  })

  test('reads any text, however strange', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void read(text)))
    for (const part of ['1', '-', '€', 'alle ', '52-']) expect(read(part.repeat(5000)).parts.length).toBeLessThan(200)
  })
})
