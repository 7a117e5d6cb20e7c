/** Stems of the last parts of long Finnish compounds, such as _tarvikkeet_ in _silmälasitarvikkeet_. */
const lastParts = [
  'automaat',
  'esto',
  'kehy',
  'kotelo',
  'käytän',
  'lasi',
  'liina',
  'linssi',
  'liuo',
  'neste',
  'pakkau',
  'palvel',
  'pyyhk',
  'selost',
  'suihk',
  'tarkast',
  'tarvik',
  'tip(?=at|pa)',
]

const seam = new RegExp(`(?<=\\p{L}{4})(?=(?:${lastParts.join('|')})\\p{L})`, 'iu')

/** A text cut where its compounds are joined. Joined, the parts are the text. */
export function compoundParts(text: string): string[] {
  return text.split(seam)
}
