import type { Position } from '#contracts/stores.ts'

/** Tiles of a map service and their attribution; null where the operator has set none, and the outline is the map. */
export function mapTiles(): { url: string; attribution: string } | null {
  const { SHOP_MAP_TILES: url, SHOP_MAP_ATTRIBUTION: attribution } = process.env
  return url && attribution ? { url, attribution } : null
}

/** The way to a store at common map services, as plain links: nothing of theirs is loaded. */
export function directionsTo({ latitude, longitude }: Position) {
  const place = `${latitude},${longitude}`
  return [
    { service: 'openstreetmap', href: `https://www.openstreetmap.org/directions?to=${place}` },
    { service: 'google', href: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
    { service: 'apple', href: `https://maps.apple.com/?daddr=${place}` },
  ] as const
}
