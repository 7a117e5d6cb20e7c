import { divIcon, latLngBounds, layerGroup, marker, type LatLngTuple, type Map as LeafletMap } from 'leaflet'
import type { MapData, MapStore } from '../../shared/map-data.ts'
import { fill } from '../../shared/fill.ts'

/** Side of a pin in pixels: as large as a finger. Pins that would overlap are drawn as one. */
const PIN_SIZE = 44

/** Where pins are drawn, and what happens with them. */
interface Pins {
  map: LeafletMap
  data: MapData
  /** A store was chosen. */
  choose: (store: MapStore) => void
  /** A store is pointed at, or is no longer. */
  mark: (store: MapStore, isActive: boolean) => void
}

/** Draws the pins, anew after each zoom. Gives a function that marks the pin of a store. */
export function drawPins(pins: Pins): (slug: string, isActive: boolean) => void {
  const { map, data } = pins
  const layer = layerGroup().addTo(map)
  let elements = new Map<string, HTMLElement>()
  const draw = () => {
    layer.clearLayers()
    const drawn = groupsAt(map, data.stores).flatMap((group) => {
      const element = addPin(pins, layer, group, refocus)
      return group.map(({ slug }) => [slug, element] as const)
    })
    elements = new Map(drawn)
  }
  // A group that was opened is gone: its first store has the focus then.
  const refocus = ({ slug }: MapStore) => map.once('zoomend', () => elements.get(slug)?.focus())
  map.on('zoomend', draw)
  draw()
  return (slug, isActive) => elements.get(slug)?.classList.toggle('active', isActive)
}

type Group = [MapStore, ...MapStore[]]

/** Stores whose pins would overlap at this zoom, together; the first searched stands where they are. */
function groupsAt(map: LeafletMap, stores: MapStore[]): Group[] {
  const groups: Group[] = []
  const pointOf = (store: MapStore) => map.project(placeOf(store))
  for (const store of stores) {
    const near = groups.find(([first]) => pointOf(first).distanceTo(pointOf(store)) < PIN_SIZE)
    if (near) near.push(store)
    else groups.push([store])
  }
  return groups
}

function addPin(
  { map, data, choose, mark }: Pins,
  layer: ReturnType<typeof layerGroup>,
  group: Group,
  refocus: (store: MapStore) => void,
): HTMLElement {
  const [store, ...others] = group
  const isGroup = others.length > 0
  const place = isGroup ? null : store.place
  const label = isGroup ? fill(data.texts.group, { count: group.length }) : store.name
  const kind = isGroup ? ' group' : place ? ' near' : ''
  const icon = divIcon({ className: `store-pin${kind}`, iconSize: [PIN_SIZE, PIN_SIZE] })
  const pin = marker(placeOf(store), { icon, alt: label, riseOnHover: true })
  pin.bindTooltip(label, { direction: 'top', offset: [0, -12] }).addTo(layer)
  const element = pin.getElement() as HTMLElement
  element.setAttribute('aria-label', label)
  element.dataset.shown = String(isGroup ? group.length : (place ?? ''))
  const activate = () => {
    if (!isGroup) return choose(store)
    refocus(store)
    map.fitBounds(latLngBounds(group.map(placeOf)), { padding: [PIN_SIZE, PIN_SIZE] })
  }
  pin.on('click', activate)
  // Leaflet makes a click of Enter only where a marker has a popup.
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    activate()
  })
  for (const event of ['pointerenter', 'focusin']) element.addEventListener(event, () => mark(store, true))
  for (const event of ['pointerleave', 'focusout']) element.addEventListener(event, () => mark(store, false))
  return element
}

/** Latitude and longitude, as Leaflet takes them. */
export function placeOf({ latitude, longitude }: MapStore): LatLngTuple {
  return [latitude, longitude]
}
