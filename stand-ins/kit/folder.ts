import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomically } from './write-atomically.ts'

interface Stored {
  id: string
  createdAt: string
}

/** Records kept in memory and each in a file of its own, oldest first. Beyond `max` the oldest are deleted. */
export function openFolder<Item extends Stored>(path: string, max: number) {
  mkdirSync(path, { recursive: true })
  const items = new Map(readAll<Item>(path).map((item) => [item.id, item]))
  return {
    all: () => [...items.values()],
    get: (id: string) => items.get(id),
    put(item: Item) {
      items.set(item.id, item)
      writeAtomically(join(path, `${item.id}.json`), JSON.stringify(item))
      if (items.size > max) remove(items.keys().next().value as string)
    },
    remove,
  }

  function remove(id: string) {
    if (items.delete(id)) rmSync(join(path, `${id}.json`), { force: true })
  }
}

function readAll<Item extends Stored>(path: string): Item[] {
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(path, name), 'utf8')) as Item)
    .sort((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
}
