// Runs on any Node from 20 on: no imports but Node's own.

/**
 * Runs checks in their order, as many at a time as there are lanes, and each once all that it `needs` are done. None begins after one has failed.
 *
 * @template {{ needs?: Check[] }} Check
 * @param {Check[]} checks
 * @param {number} lanes
 * @param {(check: Check) => Promise<boolean>} holds
 * @returns {Promise<boolean>} whether all held
 */
export async function runInLanes(checks, lanes, holds) {
  const left = [...checks]
  const running = new Map()
  let isSound = true
  const isReady = ({ needs = [] }) => !needs.some((one) => left.includes(one) || running.has(one))
  const begin = (check) => {
    left.splice(left.indexOf(check), 1)
    running.set(
      check,
      holds(check).then((isWell) => {
        running.delete(check)
        isSound &&= isWell
      }),
    )
  }
  for (;;) {
    const next = isSound && running.size < lanes ? left.find(isReady) : undefined
    if (next) begin(next)
    else if (running.size > 0) await Promise.race(running.values())
    else return isSound
  }
}
