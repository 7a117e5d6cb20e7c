import * as z from 'zod/mini'
import { PathPart } from './catalog.ts'
import { inUrl, Nothing, route } from './route.ts'
import { line } from './typed.ts'

/** What a store does beside selling. Its words are in `locales/<language>/stores.json`. */
export const StoreService = z.enum([
  'eye_exam',
  'childrens_exam',
  'driving_licence_exam',
  'contact_lens_fitting',
  'fundus_photography',
  'eye_doctor',
  'sports_fitting',
  'low_vision_aids',
  'repairs',
  'hearing',
])
export type StoreService = z.infer<typeof StoreService>

/** Languages spoken in stores (ISO 639): `se` is Northern Sámi, `smn` Inari Sámi, `fse` Finnish Sign Language. */
export const StoreLanguage = z.enum(['fi', 'sv', 'en', 'se', 'smn', 'fse', 'et', 'ru', 'uk', 'so', 'ar', 'de', 'no'])
export type StoreLanguage = z.infer<typeof StoreLanguage>

export const StoreAccessibility = z.enum([
  'step_free_entrance',
  'automatic_door',
  'accessible_toilet',
  'lift',
  'accessible_exam_room',
  'induction_loop',
  'accessible_parking',
])
export type StoreAccessibility = z.infer<typeof StoreAccessibility>

/** From and to, local wall time `HH:MM`. */
export const Hours = z.tuple([z.string(), z.string()])
export type Hours = z.infer<typeof Hours>

/** A day with hours of its own, such as a holiday or an inventory. */
export const DeviatingDay = z.object({
  /** ISO day. */
  day: z.string(),
  /** Null when the store is closed all day. */
  hours: z.nullable(Hours),
  reason: z.nullable(z.string()),
})
export type DeviatingDay = z.infer<typeof DeviatingDay>

/** A place on the map, in degrees (WGS 84). */
export const Position = z.object({ latitude: z.number(), longitude: z.number() })
export type Position = z.infer<typeof Position>

/** A store as customers see it. `id` is its number. */
export const Store = z.extend(Position, {
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  address: z.string(),
  zip: z.string(),
  city: z.string(),
  /** With its country code, as it is dialed (E.164). */
  phone: z.string(),
  email: z.string(),
  /** Monday to Sunday; null on a closed day. */
  hours: z.array(z.nullable(Hours)),
  /** Monday to Sunday, within the hours of the day; null where the store does not close for lunch. */
  lunch: z.array(z.nullable(Hours)),
  /** By day. They hold in place of the week's hours, and without a lunch break. */
  deviatingDays: z.array(DeviatingDay),
  services: z.array(StoreService),
  languages: z.array(StoreLanguage),
  accessibility: z.array(StoreAccessibility),
  /** What the facts do not say, such as where to ring. */
  accessibilityDetails: z.nullable(z.string()),
  /** A picture by the name that `/kuvat` has it under, and what it shows. */
  picture: z.nullable(z.object({ name: z.string(), alt: z.string() })),
  description: z.string(),
})
export type Store = z.infer<typeof Store>

/** Opening state at an instant. The four kinds are the specification's (§4). */
export const OpenState = z.object({
  kind: z.enum(['open_today', 'closed_today', 'closing_soon', 'opening_soon']),
  /** Whether the store is open at this instant. */
  isOpenNow: z.boolean(),
  /** The ISO day that this is today for. */
  today: z.string(),
  /** When an open store closes, for lunch or for the day (`HH:MM`); null while it is closed. */
  closesAt: z.nullable(z.string()),
  /** When a closed store opens next; null while it is open, or where no opening is known. */
  opensAt: z.nullable(z.object({ day: z.string(), time: z.string() })),
  /** ISO instant until which all of this holds. */
  validUntil: z.string(),
})
export type OpenState = z.infer<typeof OpenState>

/** The stores customers see, by town and name. */
export const listStores = route({
  method: 'get',
  path: '/store/list',
  input: Nothing,
  output: z.object({ stores: z.array(Store) }),
})

/** A store by the slug of its page, with its state now. */
export const getStore = route({
  method: 'get',
  path: '/store/page/:slug',
  input: z.object({ slug: PathPart }),
  output: z.object({ store: Store, state: OpenState }),
})

/** A store among those found. */
export const FoundStore = z.extend(Store, {
  state: OpenState,
  /** Straight distance from the searched place; null where none applies, such as in the town that was named. */
  distanceKm: z.nullable(z.number()),
})
export type FoundStore = z.infer<typeof FoundStore>

/** By what stores were found: the searcher's position, or what their words named. */
export const FoundBy = z.enum(['everything', 'position', 'zip', 'town', 'store', 'place', 'nothing'])
export type FoundBy = z.infer<typeof FoundBy>

const degrees = (most: number) => z.optional(inUrl(z.number().check(z.minimum(-most), z.maximum(most))))

/** Where the searcher is, in an address; half a position is none. */
export const positionInUrl = { lat: degrees(90), lon: degrees(180) }

/** The position of such an address. */
export function positionOf({ lat, lon }: { lat?: number | undefined; lon?: number | undefined }): Position | null {
  return lat === undefined || lon === undefined ? null : { latitude: lat, longitude: lon }
}

/**
 * Every store, the best match first and the others by distance; by town and name where nothing was searched or found.
 * A position wins over words.
 */
export const findStores = route({
  method: 'get',
  path: '/store/search',
  input: z.object({
    /** A town, a place, a postal code or its beginning, a street or a store's name. */
    q: z.optional(line(100)),
    ...positionInUrl,
  }),
  output: z.object({
    by: FoundBy,
    /** What was found, as it is written: `Kauniainen`, `02700`; null where there is nothing to name. */
    where: z.nullable(z.string()),
    stores: z.array(FoundStore),
  }),
})
