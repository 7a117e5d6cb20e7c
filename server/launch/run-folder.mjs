// Where a run of `npm test` keeps what it writes. Runs on any Node from 20 on: no imports but Node's own.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from './with-parent.mjs'

/** Followed by the process that the folder belongs to. */
const NAME = 'test-run-'

/** Linux keeps this folder in memory, where no commit waits for a disk. A test ends processes, never the machine. */
const MEMORY = '/dev/shm'

/** What a run writes is a quarter of this. */
const ROOM_BYTES = 2 * 2 ** 30

/** What the processes of a run need besides. */
const LEFT_BYTES = 8 * 2 ** 30

/**
 * A new folder for this run, with `tmp` in it: its reports, its shop, and what its processes write for a while. In memory where
 * there is plenty, otherwise among the temporary files. The folders of runs that were killed are removed from both.
 *
 * @param {string[]} places the best first
 */
export function openRunFolder(places = [MEMORY, tmpdir()]) {
  places.forEach(removeFormerRuns)
  const folder = mkdtempSync(join(places.find(isRoomy) ?? tmpdir(), `${NAME}${process.pid}-`))
  mkdirSync(join(folder, 'tmp'))
  return folder
}

/** The folders of runs that were killed. */
function removeFormerRuns(place) {
  if (!existsSync(place)) return
  for (const name of readdirSync(place)) {
    const pid = name.startsWith(NAME) && Number(name.slice(NAME.length).split('-')[0])
    if (pid && !isAlive(pid)) rmSync(join(place, name), { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Whether that is no memory, or memory of which there is plenty. */
function isRoomy(place) {
  if (place !== MEMORY) return true
  if (!existsSync(place)) return false
  const { bavail, bsize } = statfsSync(place)
  const available = process.availableMemory?.() ?? freemem()
  return bavail * bsize >= ROOM_BYTES && available >= ROOM_BYTES + LEFT_BYTES
}
