import type { Payload } from 'payload'
import { inParallel } from '../../in-parallel.ts'
import { UnusableDatabase } from '../unusable-database.ts'
import { contentsOf, movedDocuments, movedGlobal, newIdsFor, sameIdsFor, type Contents } from './contents.ts'
import { movedCollections } from './new-ids.ts'

/** A database that a shop is moved to. */
export interface MoveTarget {
  payload: Payload
  /** Throws `UnusableDatabase` where anything but an unfinished move is there. Writes nothing. */
  checkEmpty: () => Promise<void>
  /** Opens it, empty. Until `finish` no shop opens it. */
  open: () => Promise<void>
  /** Makes it usable and closes it. */
  finish: () => Promise<void>
}

/** What the move would copy or has copied, by collection. */
export type Moved = Record<string, Contents>

/** What a move to this target would bring. */
export async function planMove(source: Payload, target: MoveTarget): Promise<Moved> {
  await target.checkEmpty()
  return contentsOf(source, await newIdsFor(source, kindOf(target)))
}

/**
 * Moves everything in a shop's database to an empty one, which becomes usable once it is proved to hold the same.
 *
 * Throws `UnusableDatabase` where it does not: what was left is overwritten by the next attempt. The source is only read.
 */
export async function moveShop(source: Payload, target: MoveTarget): Promise<Moved> {
  await target.checkEmpty()
  const ids = await newIdsFor(source, kindOf(target))
  const before = await contentsOf(source, ids)
  await target.open()
  const { db } = target.payload
  for (const { slug } of movedCollections(source)) {
    await inParallel(movedDocuments(source, slug, ids), async ({ id, data }) => {
      await db.create({ collection: slug, customID: id, data, returning: false })
      return 1
    })
  }
  for (const { slug } of source.config.globals) {
    const data = await movedGlobal(source, slug, ids)
    if (data) await db.createGlobal({ slug, data })
  }
  const after = await contentsOf(target.payload, await sameIdsFor(target.payload))
  requireSame(before, after, 'did not arrive as they were; nothing usable was moved')
  requireSame(before, await contentsOf(source, ids), CHANGED)
  await target.finish()
  return after
}

const CHANGED = 'were changed meanwhile; stop every process of the shop and move it again'

function requireSame(before: Moved, after: Moved, problem: string): void {
  const differing = Object.keys(before).filter(
    (name) => after[name]?.count !== before[name]?.count || after[name]?.checksum !== before[name]?.checksum,
  )
  if (differing.length > 0) throw new UnusableDatabase(`The documents of ${differing.join(', ')} ${problem}.`)
}

function kindOf({ payload }: MoveTarget): 'number' | 'text' {
  return payload.db.defaultIDType === 'number' ? 'number' : 'text'
}
