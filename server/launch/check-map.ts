import type { Settings } from '../settings.ts'
import { checkTogether } from './check-outside.ts'
import { StartupError } from './startup-error.ts'

/** Refuses a map service without the credit it asks for, or whose tiles have no place in their address. */
export function checkMap({ mapTiles, mapAttribution }: Pick<Settings, 'mapTiles' | 'mapAttribution'>): void {
  checkTogether({ SHOP_MAP_TILES: mapTiles, SHOP_MAP_ATTRIBUTION: mapAttribution }, 'the bundled outline')
  if (mapTiles === undefined) return
  const hasPlace = ['{z}', '{x}', '{y}'].every((part) => mapTiles.includes(part))
  if (!/^https?:\/\//.test(mapTiles) || !URL.canParse(mapTiles.replace('{s}', 'a')) || !hasPlace)
    throw new StartupError('SHOP_MAP_TILES must be an address such as https://tiles.example/{z}/{x}/{y}.png.')
}
