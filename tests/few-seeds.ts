import { copyFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SeedAccessory } from '#contracts/seed-accessory.ts'
import type { SeedEyewear } from '#contracts/seed-eyewear.ts'
import type { SeedContactLens } from '#contracts/seed-lenses.ts'

const SEEDS = resolve('content-seeds')

/**
 * A folder of seeds with a frame, a contact lens and two bottles instead of the whole shop, seeded in a moment. The
 * lens is a supplier order unless it is to be in stock.
 */
export function fewSeeds(folder: string, { stocksLens = false } = {}): string {
  const few = ['articles', 'pictures']
  for (const room of few) mkdirSync(join(folder, room), { recursive: true })
  const whole = readdirSync(SEEDS).filter((room) => !few.includes(room))
  for (const same of [...whole, 'articles/lens-packages.json']) symlinkSync(join(SEEDS, same), join(folder, same))
  keep<SeedEyewear>(folder, 'eyewear', (all) => all.filter(({ takesLenses }) => takesLenses).slice(0, 1))
  const bottles = keep<SeedAccessory>(folder, 'accessories', (all) => all.filter(({ stock }) => stock > 1).slice(0, 2))
  keep<SeedContactLens>(folder, 'contact-lenses', ([first]) =>
    first ? [stocksLens ? first : { ...first, stocked: [] }] : [],
  )
  const shown = picturesNamed()
  for (const picture of readdirSync(join(SEEDS, 'pictures')))
    if (shown.has(picture) || bottles.some(({ slug }) => picture.startsWith(slug)))
      copyFileSync(join(SEEDS, 'pictures', picture), join(folder, 'pictures', picture))
  return folder
}

/** The files of the pictures that seeded pages, brands and categories show. */
function picturesNamed(): Set<string> {
  const rooms = ['pages', 'brands', 'categories'].flatMap((room) =>
    readdirSync(join(SEEDS, room)).map((file) => join(SEEDS, room, file)),
  )
  const files = rooms.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/"file":\s*"([^"]+)"/g)])
  return new Set(files.map(([, name]) => `${name}.webp`))
}

function keep<Row>(folder: string, name: string, few: (all: Row[]) => Row[]): Row[] {
  const file = join('articles', `${name}.json`)
  const selected = few(JSON.parse(readFileSync(join(SEEDS, file), 'utf8')) as Row[])
  writeFileSync(join(folder, file), JSON.stringify(selected))
  return selected
}
