import type { Hours, Store } from '#contracts/stores.ts'
import { mediaOf } from '#domain/catalog/media.ts'
import { openTimes } from '#domain/stores/hours-on.ts'
import { absoluteUrl } from './texts.ts'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** How search engines read a day that is closed (schema.org, `OpeningHoursSpecification`). */
const CLOSED = { opens: '00:00', closes: '00:00' }

/** A store as search engines read it, with its hours and the days that deviate from them. */
export function storeJsonLd(store: Store, path: string) {
  const url = absoluteUrl(path)
  return {
    '@type': 'Optician',
    '@id': url,
    url,
    name: store.name,
    description: store.description,
    telephone: store.phone,
    email: store.email,
    ...(store.picture && { image: absoluteUrl(mediaOf(store.picture.name, '').xl) }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.address,
      postalCode: store.zip,
      addressLocality: store.city,
      addressCountry: 'FI',
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    knowsLanguage: store.languages,
    parentOrganization: { '@id': absoluteUrl('/#seller') },
    openingHoursSpecification: weekOf(store),
    specialOpeningHoursSpecification: store.deviatingDays.map(({ day, hours }) => {
      const dates = { validFrom: day, validThrough: day }
      return { '@type': 'OpeningHoursSpecification', ...dates, ...(hours ? timesOf(hours) : CLOSED) }
    }),
  }
}

/** One specification for each opening time, with the days that have it. */
function weekOf({ hours: week, lunch }: Store) {
  const days = new Map<string, { times: Hours; names: string[] }>()
  DAYS.forEach((name, at) => {
    for (const times of openTimes({ hours: week[at] ?? null, lunch: lunch[at] ?? null })) {
      const known = days.get(times.join())
      if (known) known.names.push(name)
      else days.set(times.join(), { times, names: [name] })
    }
  })
  return [...days.values()].map(({ times, names }) => {
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: names, ...timesOf(times) }
  })
}

function timesOf([opens, closes]: Hours) {
  return { opens, closes }
}
