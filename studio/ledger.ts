import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SEEDS } from './articles.ts'
import type { PictureOrder } from './orders.ts'

const FILE = join(SEEDS, 'pictures/index.json')

/** The file of a picture. */
export function pathOf({ file, folder = 'content-seeds/pictures' }: Pick<PictureOrder, 'file' | 'folder'>): string {
  return join(import.meta.dirname, '..', folder, file)
}

/** The hash of each picture's inputs, so that only changed ones are rendered again. */
export function openLedger(): {
  isTaken: (order: PictureOrder) => boolean
  knows: (file: string) => boolean
  write: (order: PictureOrder) => void
} {
  const hashes = (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}) as Record<string, string>
  const rooms = {
    frame: sourcesOf(['../domain/frames', '../site/browser/frames', 'page']),
    goods: sourcesOf(['page/goods']),
    still: sourcesOf(['../domain/frames', '../site/browser/frames', 'page', 'page/goods']),
    drawing: '',
  }
  const hashOf = (order: PictureOrder): string => digest(JSON.stringify(order) + rooms[order.subject])
  return {
    isTaken: (order) => hashes[order.file] === hashOf(order) && existsSync(pathOf(order)),
    knows: (file) => file in hashes,
    write(order) {
      hashes[order.file] = hashOf(order)
      const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)))
      writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
    },
  }
}

/** The sources that decide how a picture looks, without the frames' other uses. */
function sourcesOf(folders: string[]): string {
  return folders
    .map((folder) => join(import.meta.dirname, folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter(
      (path) =>
        path.endsWith('.ts') &&
        !/\.test\.ts$|main\.ts$|drawing|contour|pictured-width|design-of|is-shield|viewpoint|measure-lines|view\.ts$|worker|try-on/.test(
          path,
        ),
    )
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
