/** What a calendar takes over: its words, and its instants in ISO 8601. */
export interface CalendarEntry {
  title: string
  details: string
  location: string
  startsAt: string
  endsAt: string
}

/**
 * An entry in common calendars that live in a browser, as plain links: nothing of theirs is loaded, and they learn
 * nothing before one is opened.
 */
export function calendarsFor(entry: CalendarEntry) {
  const outlook = `/calendar/0/deeplink/compose?${outlookQuery(entry)}`
  return [
    { name: 'Google', href: `https://calendar.google.com/calendar/render?${googleQuery(entry)}` },
    { name: 'Outlook.com', href: `https://outlook.live.com${outlook}` },
    { name: 'Microsoft 365', href: `https://outlook.office.com${outlook}` },
  ] as const
}

/** Google takes instants in the basic form, `20261124T070000Z`. */
function googleQuery({ title, details, location, startsAt, endsAt }: CalendarEntry): string {
  const [from, to] = [startsAt, endsAt].map((instant) =>
    new Date(instant).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, ''),
  )
  return queryOf({ action: 'TEMPLATE', text: title, dates: `${from}/${to}`, details, location })
}

function outlookQuery({ title, details, location, startsAt, endsAt }: CalendarEntry): string {
  const event = { subject: title, body: details, location, startdt: startsAt, enddt: endsAt }
  return queryOf({ path: '/calendar/action/compose', rru: 'addevent', ...event })
}

/** Spaces as `%20`, since Outlook shows a plus as it is. */
function queryOf(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}
