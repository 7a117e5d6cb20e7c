const euros = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' })
const moment = new Intl.DateTimeFormat('fi-FI', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Helsinki',
})

/** Cents as a Finn writes them: `1 234,50 €`. */
export const asEuros = (cents: number) => euros.format(cents / 100)

/** An instant on a Finnish clock. */
export const asMoment = (instant: string) => moment.format(new Date(instant))

/** Bytes in a readable unit. */
export const asSize = (bytes: number) =>
  bytes < 10_000
    ? `${bytes} tavua`
    : bytes < 1_000_000
      ? `${Math.round(bytes / 1000)} kt`
      : `${(bytes / 1_000_000).toFixed(1).replace('.', ',')} Mt`
