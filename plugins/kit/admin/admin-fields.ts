import { STAFF_LANGUAGE } from '#contracts/language.ts'
import { textOf } from '#locales/texts.ts'

const EUROS_CELL = '/views/cells/cells.tsx#EurosCell'
export const MOMENT_CELL = '/views/cells/cells.tsx#MomentCell'
export const MOMENT_FIELD = '/views/fields/MomentField.tsx#MomentField'
const DAY_CELL = '/views/cells/cells.tsx#DayCell'

/**
 * Field settings that show cents as euros, and ISO days and instants in Finnish format. Payload's list filters are off,
 * since they would take a day or an instant in ISO format only.
 */
export const asEuros = { components: { Field: '/views/fields/EurosField.tsx#EurosField', Cell: EUROS_CELL } }
export const asDay = {
  components: { Field: '/views/fields/DayField.tsx#DayField', Cell: DAY_CELL },
  disableListFilter: true,
}
/** A VAT rate in hundredths of a percent, shown in lists as a percentage. */
export const asRate = { components: { Cell: '/views/cells/cells.tsx#RateCell' } }
export const asLines = { components: { Field: '/views/fields/LinesField.tsx#LinesField' } }
export const asJson = { components: { Field: '/views/fields/PlainJsonField.tsx#PlainJsonField' } }
export const asMoment = { components: { Cell: MOMENT_CELL }, disableListFilter: true }

/** A code that is a number, shown in lists by the word that these texts of the admin have for it. No filter of Payload's would. */
export const asWord = (words: string) => ({
  components: { Cell: { path: '/views/cells/cells.tsx#WordCell', clientProps: { words } } },
  disableListFilter: true,
})

/** Codes as options of a select, each by the word that these texts of the admin have for it. */
export const wordOptions = (codes: readonly string[], words: string) =>
  codes.map((value) => ({ value, label: textOf(STAFF_LANGUAGE, 'admin')(`${words}.${value}`) }))

/** Internal: no field in a form, no column and no filter in a list. */
export const internalField = { hidden: true, disableListColumn: true, disableListFilter: true }

/** A field that picks a page and begins none: Payload's drawer would write a nameless draft at once. */
export const neverBegun = { allowCreate: false }

/** How a picker shows an instant, and what its parts are called. */
export function momentFormat(name: string) {
  const overrides = {
    title: name,
    timeCaption: 'Kello',
    previousMonthAriaLabel: 'Edellinen kuukausi',
    nextMonthAriaLabel: 'Seuraava kuukausi',
  }
  const format = { displayFormat: "d.M.yyyy 'klo' HH.mm", timeFormat: 'HH.mm' }
  return { pickerAppearance: 'dayAndTime' as const, ...format, overrides }
}

/**
 * A picker for an instant in Helsinki time and Finnish format. In a drawer the label is not attached to the input, so the
 * input is given its own accessible name.
 */
export function momentPicker(name: string) {
  return {
    components: { Field: MOMENT_FIELD, Cell: MOMENT_CELL },
    date: momentFormat(name),
  }
}

/** A few named facts of one thing, each with a field of its own. */
export function asFacts(names: Record<string, string>) {
  return { components: { Field: { path: '/views/fields/FactsField.tsx#FactsField', clientProps: { names } } } }
}
