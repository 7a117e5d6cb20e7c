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

/** Points by code, of all fields or of names only. */
export function pointsByCode({ fields }: SearchSettings, namesOnly: boolean): Float64Array {
  const points = new Float64Array(256)
  fields.forEach(({ weight, isName }, field) => {
    for (const form of forms) points[codeOf(field, form)] = namesOnly && !isName ? 0 : weight * WORTH[form]
  })
  return points
}
