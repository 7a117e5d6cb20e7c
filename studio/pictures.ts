import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { articlePictures, SEEDS } from './articles.ts'
import { openCamera } from './camera.ts'
import { contactSheet } from './contact-sheet.ts'
import { drawings } from './drawings/all-drawings.ts'
import { openLedger, pathOf } from './ledger.ts'
import type { PictureOrder } from './orders.ts'
import { stills } from './stills.ts'

/**
 * Takes the pictures that are missing or whose inputs changed.
 * `--only havanna,hero` those whose file name holds one of the words · `--subject frame|goods|still|drawing` those of one kind ·
 * `--again` also what has not changed · `--accept` takes nothing and notes that the pictures are still right ·
 * `--list` only says what would be taken · `--contact-sheet` lays the chosen ones on a sheet in the folder `data`.
 */
const flag = { type: 'boolean' } as const
const word = { type: 'string' } as const
const { values } = parseArgs({
  options: { only: word, subject: word, again: flag, accept: flag, list: flag, 'contact-sheet': flag },
})
const words = values.only?.split(',') ?? ['']
const chosen = [...articlePictures(), ...stills(), ...drawings()].filter(
  ({ file, subject }) => words.some((part) => file.includes(part)) && (values.subject ?? subject) === subject,
)
const ledger = openLedger()
const wanted = chosen.filter((order) => values.again || !ledger.isTaken(order))
console.log(`${chosen.length} pictures, ${wanted.length} to take`)
if (values.list) for (const { file } of wanted) console.log(file)
else if (values.accept) wanted.filter(({ file }) => ledger.knows(file)).forEach(ledger.write)
else if (wanted.length) await takeAll(wanted)
if (values['contact-sheet']) {
  const target = join(SEEDS, '../data/contact-sheet.png')
  mkdirSync(join(SEEDS, '../data'), { recursive: true })
  await contactSheet(chosen.map(pathOf), target)
  console.log(target)
}

async function takeAll(orders: PictureOrder[]): Promise<void> {
  const camera = await openCamera()
  try {
    for (const order of orders) {
      const start = performance.now()
      const picture = await camera.take(order)
      const path = pathOf(order)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(`${path}.part`, picture)
      renameSync(`${path}.part`, path)
      ledger.write(order)
      console.log(`${order.file} ${Math.round(picture.length / 1024)} kB ${Math.round(performance.now() - start)} ms`)
    }
  } finally {
    await camera.close()
  }
}
