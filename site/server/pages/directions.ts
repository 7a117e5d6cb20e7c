import type { Position } from '#contracts/stores.ts'

/** The way to a store at common map services, as plain links: nothing of theirs is loaded. */
export function directionsTo({ latitude, longitude }: Position) {
  const place = `${latitude},${longitude}`
  return [
    { service: 'openstreetmap', href: `https://www.openstreetmap.org/directions?to=${place}` },
    { service: 'google', href: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
    { service: 'apple', href: `https://maps.apple.com/?daddr=${place}` },
  ] as const
}
