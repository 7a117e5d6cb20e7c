import 'leaflet/dist/leaflet.css'
import {
  control,
  divIcon,
  latLngBounds,
  map as mapIn,
  marker,
  polygon,
  tileLayer,
  type LatLngTuple,
  type Map as LeafletMap,
  type Marker,
} from 'leaflet'
import type { MapData, MapStore, Outline } from '../../shared/map-data.ts'

/** Closer than this an outline shows nothing more; tiles do. */
const OUTLINE_ZOOM = 10
const TILE_ZOOM = 18
/** No search looks closer than a town. */
const NEAREST_ZOOM = 9.5
const PIN_SIZE = 44
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
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut, position: 'topright' }).addTo(map)
  const near = stores.filter(({ place }) => place !== null && place <= FITTED)
  map.fitBounds(latLngBounds((near.length > 0 ? near : stores).map(placeOf)), {
    padding: [40, 40],
    maxZoom: NEAREST_ZOOM,
    animate: false,
  })
  if (tiles) tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: TILE_ZOOM }).addTo(map)
  else await drawLand(map, data.outline)
  for (const store of stores) addPin(map, store, region, finder)
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

function addPin(map: LeafletMap, store: MapStore, region: HTMLElement, finder: HTMLElement): void {
  const { name, slug, place } = store
  const icon = divIcon({ className: place ? 'store-pin near' : 'store-pin', iconSize: [PIN_SIZE, PIN_SIZE] })
  const pin = marker(placeOf(store), { icon, title: '', alt: name, riseOnHover: true, zIndexOffset: place ? 500 : 0 })
  pin.bindTooltip(name, { direction: 'top', offset: [0, -12] }).addTo(map)
  const element = pin.getElement()
  element?.setAttribute('aria-label', name)
  if (element && place) element.dataset.place = String(place)
  pin.on('click', () => choose(store, region, finder))
  const row = finder.querySelector<HTMLElement>(`[data-store="${slug}"]`)
  if (row) tie(pin, row)
}

/** Row and pin are marked together. */
function tie(pin: Marker, row: HTMLElement): void {
  const element = pin.getElement()
  const mark = (isActive: boolean) => () => {
    element?.classList.toggle('active', isActive)
    row.toggleAttribute('data-active', isActive)
    if (isActive) pin.openTooltip()
    else pin.closeTooltip()
  }
  for (const part of [row, element]) {
    for (const event of ['pointerenter', 'focusin']) part?.addEventListener(event, mark(true))
    for (const event of ['pointerleave', 'focusout']) part?.addEventListener(event, mark(false))
  }
}

/** Shows the store's card on the map, and its row in the list. */
function choose(
  { name, address, path, state, isOpenNow, slug }: MapStore,
  region: HTMLElement,
  finder: HTMLElement,
): void {
  const card = region.querySelector<HTMLElement>('[data-card]')
  const [link, place, now] = ['name', 'address', 'state'].map((part) =>
    card?.querySelector<HTMLElement>(`[data-${part}]`),
  )
  if (!card || !link || !place || !now) return
  link.textContent = name
  link.setAttribute('href', path)
  place.textContent = address
  now.textContent = state
  now.className = isOpenNow ? 'state in-stock' : 'state out'
  card.hidden = false
  finder.querySelector(`[data-store="${slug}"]`)?.scrollIntoView({ block: 'nearest' })
  link.focus({ preventScroll: true })
}

function placeOf({ latitude, longitude }: MapStore): LatLngTuple {
  return [latitude, longitude]
}
