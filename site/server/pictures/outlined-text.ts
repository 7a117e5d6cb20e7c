import fontkit from '@pdf-lib/fontkit'
import font from '../../fonts/schibsted-grotesk-bold.ttf?inline'

/** Lines of text that fit a box. */
export interface FittedText {
  lines: string[]
  /** Of the letters, in pixels. */
  size: number
}

const grotesk = fontkit.create(Buffer.from(font.slice(font.indexOf(',') + 1), 'base64'))

/** The text as large as one of these sizes allows, largest first, in a box of this width and so many lines; else in the last. */
export function fitText(text: string, sizes: number[], box: { width: number; lines: number }): FittedText {
  for (const size of sizes) {
    const lines = brokenInto(text, size, box.width)
    if (lines.length <= box.lines && lines.every((line) => widthOf(line, size) <= box.width)) return { lines, size }
  }
  const size = sizes.at(-1) ?? 0
  return { lines: brokenInto(text, size, box.width).slice(0, box.lines), size }
}

/**
 * A line of text as outlines (SVG path elements) that begin at the origin: a picture must not depend on the fonts of the
 * machine that draws it. A letter that the typeface lacks is left out.
 */
export function outlinedText(text: string, size: number): string {
  const { glyphs, positions } = laidOut(text)
  let x = 0
  const letters = glyphs.map(({ id, path }, at) => {
    const { xAdvance = 0, xOffset = 0 } = positions[at] ?? {}
    const letter = id === 0 ? '' : `<path transform="translate(${x + xOffset})" d="${path.toSVG()}"/>`
    if (id !== 0) x += xAdvance
    return letter
  })
  const scale = size / grotesk.unitsPerEm
  return `<g transform="scale(${scale} ${-scale})">${letters.join('')}</g>`
}

function brokenInto(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer.trimStart()
    else lines.push(word)
  }
  return lines
}

function widthOf(text: string, size: number): number {
  return (laidOut(text).advanceWidth * size) / grotesk.unitsPerEm
}

function laidOut(text: string) {
  return grotesk.layout(text.normalize('NFC').replaceAll('\u00ad', ''))
}
