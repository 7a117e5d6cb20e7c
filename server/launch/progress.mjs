// Runs on any Node from 20 on, before anything is installed: no imports but Node's own.

const EVERY_MS = 10_000

/**
 * Prints a step's title, its elapsed time every ten seconds, and its result:
 * `2/6 Building what is stale … 10 s … 20 s … site and admin, 27.3 s`.
 *
 * @param {string} title
 */
export function openLine(title) {
  const began = performance.now()
  const seconds = (digits = 0) => `${((performance.now() - began) / 1000).toFixed(digits)} s`
  const write = (/** @type {string} */ text) => process.stdout.write(text)
  write(`${title} …`)
  const timer = setInterval(() => write(` ${seconds()} …`), EVERY_MS)
  timer.unref()

  return {
    /** It is done. @param {string} [result] */
    end(result) {
      clearInterval(timer)
      write(` ${result ? `${result}, ` : ''}${seconds(1)}\n`)
    },
    /** It failed; the reason is printed below. */
    fail() {
      clearInterval(timer)
      write('\n')
    },
  }
}
