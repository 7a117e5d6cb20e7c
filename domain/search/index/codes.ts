import type { Form, SearchSettings } from '../engine.ts'

/** What a found form is worth against the word itself. */
const WORTH: Record<Form, number> = { word: 1, base: 0.95, head: 0.6, modifier: 0.3 }

const forms = Object.keys(WORTH) as Form[]

/** Field and form of a posting in eight bits. */
export type Code = number

export function codeOf(field: number, form: Form): Code {
  return field * 4 + forms.indexOf(form)
}

export function fieldOf(code: Code): number {
  return code >>> 2
}

export function formOf(code: Code): Form {
  return forms[code & 3] ?? 'word'
}

/** Which fields a word is looked for in: names, those that are no fallback, or all. */
export type Reach = 'names' | 'telling' | 'all'

/** Points by code within reach. */
export function pointsByCode({ fields }: SearchSettings, reach: Reach): Float64Array {
  const points = new Float64Array(256)
  fields.forEach(({ weight, isName, isFallback }, field) => {
    const isWithin = reach === 'all' || (reach === 'names' ? isName : !isFallback)
    for (const form of forms) points[codeOf(field, form)] = isWithin ? weight * WORTH[form] : 0
  })
  return points
}
