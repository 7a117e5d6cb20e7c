// Runs on any Node from 20 on, before anything is installed: no imports but Node's own.

/** How often a terminal's line is drawn anew, and how often a log gets a line of its own. */
const REDRAW_MS = 250
const LOG_EVERY_MS = 10_000

/**
 * Says what has begun, how far it is while it lasts, and how it ended: `2/6 Building … admin, 41.3 s`.
 *
 * On a terminal that is one line, drawn anew. Elsewhere what lasts long gets a line below it every ten seconds.
 *
 * @param {string} title
 * @param {{ isTTY?: boolean, columns?: number, write: (text: string) => unknown }} [out]
 */
export function openLine(title, out = process.stdout) {
  const began = performance.now()
  const seconds = (digits = 0) => `${((performance.now() - began) / 1000).toFixed(digits)} s`
  let far = ''
  let isBelow = false

  const show = () => {
    const said = far ? `${far}, ${seconds()}` : seconds()
    if (out.isTTY) return void out.write(`\r\x1b[K${fitted(`${title} … ${said}`, out.columns)}`)
    isBelow = true
    out.write(`\n    ${said}`)
  }
  out.write(`${title} …`)
  const timer = setInterval(show, out.isTTY ? REDRAW_MS : LOG_EVERY_MS)

  return {
    /** How far it is now, in a few words with figures. @param {string} words */
    say: (words) => void (far = words),
    /** It is done. @param {string} [result] */
    end(result = '') {
      clearInterval(timer)
      const said = `${result && `${result}, `}${seconds(1)}`
      if (out.isTTY) out.write(`\r\x1b[K${title} … ${said}\n`)
      else out.write(isBelow ? `\n    ${said}\n` : ` ${said}\n`)
    },
    /** It broke; why is said below. */
    breakOff() {
      clearInterval(timer)
      out.write('\n')
    },
  }
}

/** A line that wraps could not be drawn over. @param {string} line */
function fitted(line, columns = 80) {
  return line.length < columns ? line : `${line.slice(0, columns - 2)}…`
}
