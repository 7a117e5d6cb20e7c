// Runs on any Node from 20 on: no imports but Node's own.
import { readFileSync } from 'node:fs'

const POLL_MS = 250

/**
 * Calls `end` when the parent process is gone, even when it was killed.
 *
 * Unix reparents an orphan; Windows leaves the pid of the dead parent.
 *
 * @param {() => void} end
 */
export function whenParentEnds(end) {
  const parent = process.ppid
  watch(() => process.ppid === parent && isAlive(parent), end)
}

/**
 * The same for processes of `npm start` and `npm test`: npm runs a shell in between, which forwards no signals and
 * outlives a killed npm. Without npm, nothing is watched.
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
  }, POLL_MS)
  timer.unref()
}

/** The parent's pid; only Linux gives it. */
function parentOf(pid) {
  try {
    return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}
