import ICAL from 'ical.js'
import windowsZones from './windows-zones.json' with { type: 'json' }

/** Zones as Windows and Exchange name them, by the IANA name that CLDR 48 gives each (windowsZones, territory 001). */
const byWindowsName = new Map(Object.entries(windowsZones).map(([name, iana]) => [name.toLowerCase(), iana]))

const DAY_MS = 86_400_000
const QUARTER_MS = 900_000

/** A zone that a calendar names and does not describe, with the offsets of the IANA database. */
class NamedZone extends ICAL.Timezone {
  readonly #clock: Intl.DateTimeFormat
  readonly #offsets = new Map<number, number>()

  constructor(tzid: string, timeZone: string) {
    super({ tzid })
    this.#clock = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  }

  /** Seconds ahead of UTC at a wall time. A time that comes twice is the first, one that is skipped is as before (RFC 5545, 3.3.5). */
  override utcOffset({ year, month, day, hour, minute, second }: ICAL.Time): number {
    const wall = Date.UTC(year, month - 1, day, hour, minute, second)
    const [before, after] = [this.#offsetAt(wall - DAY_MS), this.#offsetAt(wall + DAY_MS)]
    const isAfter = before !== after && this.#offsetAt(wall - before * 1000) !== before
    return isAfter && this.#offsetAt(wall - after * 1000) === after ? after : before
  }

  #offsetAt(instant: number): number {
    const quarter = Math.floor(instant / QUARTER_MS)
    const known = this.#offsets.get(quarter)
    if (known !== undefined) return known
    const parts = this.#clock.formatToParts(quarter * QUARTER_MS)
    const written = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(written) ?? []
    const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
    this.#offsets.set(quarter, offset)
    return offset
  }
}

/**
 * Makes the zone of this name known to the reader of calendars, so that times in it need no description. Names of IANA,
 * also behind a prefix (`/Europe/Stockholm`), of Windows and offsets are understood.
 *
 * @returns whether the zone is known.
 */
export function registerZone(tzid: string): boolean {
  if (ICAL.TimezoneService.has(tzid)) return true
  const timeZone = ianaName(tzid)
  if (!timeZone) return false
  ICAL.TimezoneService.register(new NamedZone(tzid, timeZone), tzid)
  return true
}

/** The name by which `Intl` knows a zone, or its offset; undefined for one that nobody knows. */
export function ianaName(tzid: string): string | undefined {
  const name = tzid.replaceAll('"', '').trim()
  const windows = byWindowsName.get(name.toLowerCase().replace(' daylight ', ' standard '))
  // Such as “(UTC+02:00) Helsinki, Kyiv”, as Windows shows zones.
  const [, offset = '', shown = ''] = /^\(?(?:UTC|GMT)\s?([+-]\d{1,2}:?\d{0,2})?\)?(.*)$/i.exec(name) ?? []
  const parts = name.replaceAll(' ', '_').split('/').filter(Boolean)
  const inPath = parts.map((_, at) => parts.slice(at).join('/')).find(isKnown)
  const cities = shown.split(/[,&]/).map((city) => city.trim().replaceAll(' ', '_'))
  const byCity = zoneNames().find((zone) => cities.some((city) => city !== '' && zone.endsWith(`/${city}`)))
  return windows ?? inPath ?? byCity ?? fixedOffset(offset || name)
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return !/^[+-]/.test(timeZone)
  } catch {
    return false
  }
}

function zoneNames(): string[] {
  return Intl.supportedValuesOf('timeZone')
}

/** `+2`, `+0200` and `+02:00` as `+02:00`. */
function fixedOffset(written: string): string | undefined {
  const [, sign, hours, minutes = '00'] = /^([+-])(\d{1,2}):?(\d\d)?$/.exec(written) ?? []
  return hours && `${sign}${hours.padStart(2, '0')}:${minutes}`
}
