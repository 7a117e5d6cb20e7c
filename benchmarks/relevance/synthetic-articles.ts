import type { SearchDocument, SearchSettings } from '#domain/search/engine.ts'

export const facetNames = ['brand', 'category', 'color', 'shape', 'material', 'rim', 'width', 'suitableFor']

export const settings: SearchSettings = {
  fields: [
    { name: 'number', weight: 12, isKey: true },
    { name: 'brand', weight: 8, isName: true, isKey: true },
    { name: 'name', weight: 10, isName: true },
    { name: 'category', weight: 6, isName: true },
    { name: 'facts', weight: 4 },
    { name: 'text', weight: 1, isFallback: true },
  ],
  facets: facetNames,
  numbers: ['price', 'popularity'],
  boosts: [{ number: 'popularity', share: 0.2 }],
}

const brands = list('Aurakivi Pikisaari Torkkeli Kronlund Arkela Hilleri Jurmo Kuukkeli Lumme Kaste Usva Tyyni Ulappa')
const names = list(
  'Tuira Raksila Toppila Halinen Samppalinna Flemari Hakis Lehtori Maisteri Tiistai Touho Majakka Kajo',
)
const categories = list('Silmälasikehykset Aurinkolasit Urheilulasit Piilolinssit Silmälasitarvikkeet')
const colors = list('black gold brown green blue red gray silver')
const colorNames = list('Musta Kulta Havanna Metsänvihreä Yönsininen Viininpuna Savunharmaa Hopea')
const shapes = list('round panto square rectangle cateye pilot oval hexagonal')
const shapeNames = list('pyöreä panto neliö suorakaide kissansilmä pilotti soikea kuusikulmainen')
const materials = list('asetaatti titaani metalli muovi')
const rims = list('full half rimless')
const widths = list('kapea keskileveä leveä')
const wearers = list('naisille miehille lapsille')
const syllables = list('ka le mi no su ta vu hi ro pe ju lai nii sää tö kuu väy hel mar so')
const text = list(
  `kehys istuu kevyenä nenälle ja aisat taipuvat korvan taakse linssit hiotaan omilla vahvuuksilla tampereella mallin
  väri vaihtelee valossa pinta on kiillotettu käsin sarana kestää vuosia kotelo ja liina kuuluvat hintaan aurinkoisena
  päivänä näet tarkasti myös vedessä ja lumessa suodatin pitää häikäisyn poissa optikko säätää lasit myymälässä`,
)

/** The same article for the same number: about thirty words, of which its model's name is its own among a few thousand. */
export function syntheticArticle(index: number): SearchDocument {
  const of = <T>(values: readonly T[], salt: number): T => values[mixed(index, salt) % values.length] as T
  const color = mixed(index, 1) % colors.length
  const shape = mixed(index, 2) % shapes.length
  const model = [3, 4, 5].map((salt) => of(syllables, salt)).join('')
  const words = Array.from({ length: 18 }, (_, at) => text[(mixed(index, 6) + at * 3) % text.length])
  const [brand, category, material] = [of(brands, 7), of(categories, 8), of(materials, 9)]
  const wearer = [...new Set([of(wearers, 10), of(wearers, 11)])]
  return {
    tenant: 'shop',
    market: 'fi',
    id: `article-${index}`,
    kind: 'article',
    language: 'fi',
    fields: {
      number: String(100_000 + index),
      brand,
      name: `${of(names, 12)} ${model}`,
      category,
      facts: [colorNames[color] ?? '', shapeNames[shape] ?? '', material, ...wearer],
      text: words.join(' '),
    },
    facets: {
      brand: [brand],
      category: [category],
      color: [colors[color] ?? ''],
      shape: [shapes[shape] ?? ''],
      material: [material],
      rim: [of(rims, 13)],
      width: [of(widths, 14)],
      suitableFor: wearer,
    },
    numbers: { price: 1_000 + (mixed(index, 15) % 40_000), popularity: (mixed(index, 16) % 100) / 100 },
  }
}

/** An even spread without a generator's state. */
function mixed(index: number, salt: number): number {
  let hash = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35)
  return (hash ^ (hash >>> 13)) >>> 0
}

function list(words: string): string[] {
  return words.split(/\s+/)
}
