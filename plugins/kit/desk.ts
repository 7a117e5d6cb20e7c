const EUROS_CELL = '/views/cells/EurosCell.tsx#EurosCell'
const MOMENT_CELL = '/views/cells/MomentCell.tsx#MomentCell'
const DAY_CELL = '/views/cells/DayCell.tsx#DayCell'

/** How the desk shows what documents keep for machines: cents as euros, ISO days and instants as Finland writes them. */
export const asEuros = { components: { Field: '/views/fields/EurosField.tsx#EurosField', Cell: EUROS_CELL } }
export const asDay = { components: { Field: '/views/fields/DayField.tsx#DayField', Cell: DAY_CELL } }
export const asMoment = { components: { Cell: MOMENT_CELL } }
