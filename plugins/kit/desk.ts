const EUROS_CELL = '/views/cells/EurosCell.tsx#EurosCell'
export const MOMENT_CELL = '/views/cells/MomentCell.tsx#MomentCell'
const DAY_CELL = '/views/cells/DayCell.tsx#DayCell'

/**
 * How the desk shows what documents keep for machines: cents as euros, ISO days and instants as Finland writes them.
 * A filter of Payload's would ask for a day or an instant as machines write it.
 */
export const asEuros = { components: { Field: '/views/fields/EurosField.tsx#EurosField', Cell: EUROS_CELL } }
export const asDay = {
  components: { Field: '/views/fields/DayField.tsx#DayField', Cell: DAY_CELL },
  disableListFilter: true,
}
export const asLines = { components: { Field: '/views/fields/LinesField.tsx#LinesField' } }
export const asJson = { components: { Field: '/views/fields/PlainJsonField.tsx#PlainJsonField' } }
export const asMoment = { components: { Cell: MOMENT_CELL }, disableListFilter: true }

/** Kept for the shop itself: no field in a form, no column and no filter in a list. */
export const forMachines = { hidden: true, disableListColumn: true, disableListFilter: true }

/**
 * An instant to choose, by the clock of Helsinki and as Finland writes it. In a drawer the label does not reach what one
 * types into, so it has a name of its own.
 */
export function momentPicker(name: string) {
  const overrides = {
    title: name,
    timeCaption: 'Kello',
    previousMonthAriaLabel: 'Edellinen kuukausi',
    nextMonthAriaLabel: 'Seuraava kuukausi',
  }
  const format = { displayFormat: "d.M.yyyy 'klo' HH.mm", timeFormat: 'HH.mm' }
  return {
    components: { Field: '/views/fields/MomentField.tsx#MomentField', Cell: MOMENT_CELL },
    date: { pickerAppearance: 'dayAndTime' as const, ...format, overrides },
  }
}

/** A few named facts of one thing, each with a field of its own. */
export function asFacts(names: Record<string, string>) {
  return { components: { Field: { path: '/views/fields/FactsField.tsx#FactsField', clientProps: { names } } } }
}
