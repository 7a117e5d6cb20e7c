/** Characters of an excerpt at most. */
const LONGEST = 160

/** The beginning of a text up to a whole sentence or word, without the signs of its markup. */
export function excerptOf(text: string): string {
  const plain = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_#>]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,:;!?])/g, '$1')
    .trim()
  if (plain.length <= LONGEST) return plain
  const beginning = plain.slice(0, LONGEST)
  const sentence = Math.max(...['. ', '? ', '! '].map((end) => beginning.lastIndexOf(end)))
  return sentence > LONGEST / 3
    ? beginning.slice(0, sentence + 1)
    : `${beginning.slice(0, beginning.lastIndexOf(' '))}…`
}
