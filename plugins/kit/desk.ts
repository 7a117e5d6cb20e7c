const EUROS_CELL = '/views/cells/EurosCell.tsx#EurosCell'
const MOMENT_CELL = '/views/cells/MomentCell.tsx#MomentCell'
const DAY_CELL = '/views/cells/DayCell.tsx#DayCell'

/** How the desk shows what documents keep for machines: cents as euros, ISO days and instants as Finland writes them. */
export const asEuros = { components: { Field: '/views/fields/EurosField.tsx#EurosField', Cell: EUROS_CELL } }
export const asDay = { components: { Field: '/views/fields/DayField.tsx#DayField', Cell: DAY_CELL } }
export const asLines = { components: { Field: '/views/fields/LinesField.tsx#LinesField' } }
export const asJson = { components: { Field: '/views/fields/PlainJsonField.tsx#PlainJsonField' } }
export const asMoment = { components: { Cell: MOMENT_CELL } }

/** A few named facts of one thing, each with a field of its own. */
export function asFacts(names: Record<string, string>) {
  return { components: { Field: { path: '/views/fields/FactsField.tsx#FactsField', clientProps: { names } } } }
}
