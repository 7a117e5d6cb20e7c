/** A store on the map, in the words of its page. */
export interface MapStore {
  slug: string
  name: string
  address: string
  path: string
  /** Address of the way there, at a map service. */
  route: string
  /** Opening state in words. */
  state: string
  isOpenNow: boolean
  latitude: number
  longitude: number
  /** Place among those that a search shows, from 1 on; null outside them. */
  place: number | null
}

/** What the page gives the script of its map. */
export interface MapData {
  /** Address of the outline of the country. */
  outline: string
  /** Address of the names of towns and districts. */
  places: string
  /** Tiles of a map service, where the operator has set one. */
  tiles: { url: string; attribution: string } | null
  texts: Record<'zoom_in' | 'zoom_out' | 'group' | 'ring', string>
  stores: MapStore[]
}

/** The outline as `studio/maps.ts` writes it: rings of longitude and latitude. */
export type Outline = Record<'finland' | 'neighbors', [longitude: number, latitude: number][][]>
