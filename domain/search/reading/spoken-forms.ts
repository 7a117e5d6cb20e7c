/** Endings of everyday Finnish with those of the written language: `punaset`, `pyöreet`, `lasei`. */
const ENDINGS: readonly [spoken: RegExp, written: string][] = [
  [/s(et|ia|iä|ta|tä|ten|en|ista|istä|issa|issä|ille|illa|illä)$/, 'is$1'],
  [/ee(t|n)?$/, 'eä$1'],
  [/ee(t|n)?$/, 'ea$1'],
  [/ei$/, 'eja'],
  [/ei$/, 'ejä'],
  [/ii$/, 'ia'],
  [/ii$/, 'iä'],
  [/nen$/, 'inen'],
]

/** What a word of everyday speech may be in the written language, most likely first; itself always. */
export function writtenForms(word: string): string[] {
  const others = ENDINGS.flatMap(([spoken, written]) => (spoken.test(word) ? [word.replace(spoken, written)] : []))
  return [word, ...others]
}
