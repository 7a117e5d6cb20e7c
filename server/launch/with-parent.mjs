// Runs on any Node from 20 on: no imports but Node's own.
import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 250

/**
 * Calls `end` when the process that started this one is gone, even when it was killed.
 *
 * Unix gives an orphan another parent; Windows lets it keep the number of the dead one.
 *
 * @param {() => void} end
 */
export function whenParentEnds(end) {
  const parent = process.ppid
  watch(() => process.ppid === parent && isAlive(parent), end)
}

/**
 * The same for what `npm start` and `npm test` run: npm stands behind a shell, which keeps signals to itself and outlives
 * a killed npm. Started without npm, nothing is watched.
 *
 * @param {() => void} end
 */
export function whenNpmEnds(end) {
  if (!process.env.npm_lifecycle_event) return
  const npm = parentOf(process.ppid)
  whenParentEnds(end)
  watch(() => parentOf(process.ppid) === npm, end)
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (problem) {
    return problem.code === 'EPERM'
  }
}

function watch(isWell, end) {
  const timer = setInterval(() => {
    if (isWell()) return
    clearInterval(timer)
    end()
  }, LOOK_EVERY_MS)
  timer.unref()
}

/** Only Linux tells. */
function parentOf(pid) {
  try {
    return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}
