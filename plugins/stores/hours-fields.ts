import type { Field } from 'payload'

const days = [
  ['monday', 'Maanantai'],
  ['tuesday', 'Tiistai'],
  ['wednesday', 'Keskiviikko'],
  ['thursday', 'Torstai'],
  ['friday', 'Perjantai'],
  ['saturday', 'Lauantai'],
  ['sunday', 'Sunnuntai'],
] as const

/** Names of the days as documents keep them, Monday first. */
export const dayNames = days.map(([name]) => name)

const readsAsHours = (value: unknown) =>
  !value || isHours(String(value)) ? true : 'Kirjoita ajat näin: 10:00–18:00. Tyhjä tarkoittaa suljettua.'

/** A row for each day, and one for the lunch break. Wall time in Helsinki, `HH:MM–HH:MM`; empty is closed. */
export const hoursFields: Field[] = [
  ...days.map(([name, label]): Field => ({
    name,
    label,
    type: 'text',
    validate: readsAsHours,
    admin: { width: '25%' },
  })),
  {
    name: 'lunch',
    label: 'Lounastauko',
    type: 'text',
    validate: readsAsHours,
    admin: { width: '25%', description: 'Tyhjä, jos myymälä ei sulje lounaan ajaksi.' },
  },
]

/** `10:00–18:00` as a pair, or null for a closed day. */
export function hoursOf(written: string | null | undefined): [string, string] | null {
  const [from, to] = (written ?? '').split('–')
  return from && to ? [from, to] : null
}

/** A pair as `10:00–18:00`, or null. */
export function writtenHours(hours: readonly [string, string] | null): string | null {
  return hours && hours.join('–')
}

function isHours(text: string): boolean {
  const [, from = '', to = ''] = /^((?:[01]\d|2[0-3]):[0-5]\d)–((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(text) ?? []
  return from !== '' && from < to
}
