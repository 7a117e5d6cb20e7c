/** Tiles of a map service and their attribution; null where the operator has set none, and the outline is the map. */
export function mapTiles(): { url: string; attribution: string } | null {
  const { SHOP_MAP_TILES: url, SHOP_MAP_ATTRIBUTION: attribution } = process.env
  return url && attribution ? { url, attribution } : null
}
