import { fold } from '#domain/search/words.ts'

/** Colours by their names in Finnish, Swedish and English, folded. */
const SWATCHES: readonly (readonly [hex: string, names: string])[] = [
  ['#1d1d1f', 'musta svart black'],
  ['#f7f5f0', 'valkoinen vit white'],
  ['#8a9296', 'harmaa gra grey gray'],
  ['#b9c0c3', 'hopea hopeinen hopeanvarinen silver silverfargad'],
  ['#c9a227', 'kulta kultainen kullanvarinen guld gold golden'],
  ['#6f4a2f', 'ruskea brun brown'],
  ['#d8c7a3', 'beige kerma cream'],
  ['#2f5d8c', 'sininen bla blue'],
  ['#1f2f54', 'tummansininen laivastonsininen marinbla navy'],
  ['#3f9aa5', 'turkoosi turkos turquoise teal'],
  ['#2f6b45', 'vihrea gron green'],
  ['#6b6f3a', 'oliivi oliv olive'],
  ['#b23a32', 'punainen rod red'],
  ['#6d1f33', 'viininpunainen vinrod burgundy'],
  ['#d9772b', 'oranssi orange'],
  ['#e2b33b', 'keltainen gul yellow'],
  ['#e3a3b4', 'vaaleanpunainen pinkki rosa pink'],
  ['#6b4a86', 'violetti liila lila purple violet'],
  ['#e9e4da', 'lapinakyva lapikuultava kirkas transparent genomskinlig clear'],
  ['#8c7a6b', 'monivarinen kirjava flerfargad multicolor multi'],
]

const byName = new Map(SWATCHES.flatMap(([hex, names]) => names.split(' ').map((name) => [name, hex] as const)))

/** `#rrggbb` of a colour by its name in Finnish, Swedish or English; undefined of one that is none of the usual. */
export function swatchOf(name: string): string | undefined {
  return byName.get(fold(name.toLowerCase()))
}
