import 'leaflet/dist/leaflet.css'
import {
  control,
  latLngBounds,
  map as mapIn,
  polygon,
  tileLayer,
  type LatLngTuple,
  type Map as LeafletMap,
} from 'leaflet'
import type { MapData, MapStore, Outline } from '../../shared/map-data.ts'
import { fill } from '../../shared/fill.ts'
import { drawPins, placeOf } from './pins.ts'
import { drawPlaces, drawRings } from './town-map.ts'
import { pathHere } from '#site/shared/paths.ts'

/** Closer than this the names of districts lie too far apart to say where one is; tiles do. */
const OUTLINE_ZOOM = 14
const TILE_ZOOM = 18
/** No search looks closer than a town. */
const NEAREST_ZOOM = 11
/** So many of the nearest stores are seen at once. */
const FITTED = 3
/** The outline ends here. */
const AROUND: [LatLngTuple, LatLngTuple] = [
  [57, 9],
  [72, 42],
]

/** Draws the map of the stores, tied to the rows of the finder: what is pointed at in one is marked in the other. */
export async function drawMap(region: HTMLElement, finder: HTMLElement): Promise<void> {
  const canvas = region.querySelector<HTMLElement>('[data-canvas]')
  const data = JSON.parse(region.querySelector('[data-map-data]')?.textContent ?? 'null') as MapData | null
  if (!canvas || !data) return
  const { tiles, texts, stores } = data
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = mapIn(canvas, {
    zoomControl: false,
    attributionControl: tiles !== null,
    // The wheel scrolls the page.
    scrollWheelZoom: false,
    zoomSnap: 0.25,
    minZoom: 4,
    maxBounds: AROUND,
    maxZoom: tiles ? TILE_ZOOM : OUTLINE_ZOOM,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
  })
  control.zoom({ zoomInTitle: texts.zoom_in, zoomOutTitle: texts.zoom_out, position: 'topright' }).addTo(map)
  const near = stores.filter(({ place }) => place !== null && place <= FITTED)
  map.fitBounds(latLngBounds((near.length > 0 ? near : stores).map(placeOf)), {
    padding: [60, 60],
    maxZoom: NEAREST_ZOOM,
    animate: false,
  })
  if (tiles) tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: TILE_ZOOM }).addTo(map)
  else await Promise.all([drawLand(map, data.outline), drawPlaces(map, data.places)])
  const ringAround = drawRings(map, (km) => fill(texts.ring, { km }))
  const [nearest] = near
  if (nearest) ringAround(placeOf(nearest))
  const markPin = drawPins({
    map,
    data,
    choose: (store) => {
      ringAround(placeOf(store))
      choose(store, region, finder)
    },
    mark: ({ slug }, isActive) => rowOf(finder, slug)?.toggleAttribute('data-active', isActive),
  })
  tieRows(finder, data, markPin)
  new ResizeObserver(() => map.invalidateSize()).observe(canvas)
}

async function drawLand(map: LeafletMap, address: string): Promise<void> {
  const { finland, neighbors } = (await (await fetch(address)).json()) as Outline
  const land = [
    { rings: neighbors, className: 'land far' },
    { rings: finland, className: 'land' },
  ]
  for (const { rings, className } of land) {
    const areas = rings.map((ring) => [ring.map(([longitude, latitude]): LatLngTuple => [latitude, longitude])])
    polygon(areas, { className, interactive: false }).addTo(map)
  }
}

/** Row and pin are marked together. */
function tieRows(finder: HTMLElement, { stores }: MapData, markPin: ReturnType<typeof drawPins>): void {
  for (const { slug } of stores) {
    const row = rowOf(finder, slug)
    for (const event of ['pointerenter', 'focusin']) row?.addEventListener(event, () => markPin(slug, true))
    for (const event of ['pointerleave', 'focusout']) row?.addEventListener(event, () => markPin(slug, false))
  }
}

function rowOf(finder: HTMLElement, slug: string): HTMLElement | null {
  return finder.querySelector(`[data-store="${slug}"]`)
}

/** Shows the store's card on the map, and its row in the list. */
function choose(
  { name, address, path, route, state, isOpenNow, slug }: MapStore,
  region: HTMLElement,
  finder: HTMLElement,
): void {
  const card = region.querySelector<HTMLElement>('[data-card]')
  const [link, place, now, way] = ['name', 'address', 'state', 'route'].map((part) =>
    card?.querySelector<HTMLElement>(`[data-${part}]`),
  )
  if (!card || !link || !place || !now || !way) return
  link.textContent = name
  link.setAttribute('href', pathHere(path))
  place.textContent = address
  way.setAttribute('href', route)
  now.textContent = state
  now.className = isOpenNow ? 'state in-stock' : 'state out'
  card.hidden = false
  rowOf(finder, slug)?.scrollIntoView({ block: 'nearest' })
  link.focus({ preventScroll: true })
}
