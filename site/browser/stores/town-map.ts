import { circle, divIcon, layerGroup, marker, type LatLngTuple, type LayerGroup, type Map as LeafletMap } from 'leaflet'

/** Names of towns and districts with their positions, as `studio/maps.ts` writes them. */
type Places = Record<string, [latitude: number, longitude: number][]>

/** From this zoom on the outline of the country says nothing, and the names of districts do. */
const PLACES_ZOOM = 8.5
/** What a letter takes of a label, and a label's height, in pixels. */
const LETTER = 7
const LABEL_HEIGHT = 22
const RINGS_KM = [1, 3, 5]
const KM_PER_DEGREE = 111.32

/** Names the places that are seen, as many as fit beside each other; where tiles are, these name them. */
export async function drawPlaces(map: LeafletMap, address: string): Promise<void> {
  const places = Object.entries((await (await fetch(address)).json()) as Places)
  const layer = layerGroup().addTo(map)
  const draw = () => {
    layer.clearLayers()
    if (map.getZoom() >= PLACES_ZOOM) for (const { name, at } of fitting(map, places)) addLabel(layer, name, at)
  }
  map.on('moveend', draw)
  draw()
}

/** The seen places whose labels overlap none before them. A short name is more often the town, a long one its part. */
function fitting(map: LeafletMap, places: [string, LatLngTuple[]][]): { name: string; at: LatLngTuple }[] {
  const bounds = map.getBounds()
  const seen = places.flatMap(([name, positions]) =>
    positions.filter((at) => bounds.contains(at)).map((at) => ({ name, at })),
  )
  const taken: { x: number; y: number; width: number }[] = []
  return seen
    .toSorted((a, b) => a.name.length - b.name.length)
    .filter(({ name, at }) => {
      const { x, y } = map.latLngToContainerPoint(at)
      const width = name.length * LETTER + LABEL_HEIGHT
      const isFree = taken.every(
        (other) => Math.abs(other.x - x) > (other.width + width) / 2 || Math.abs(other.y - y) > LABEL_HEIGHT,
      )
      if (isFree) taken.push({ x, y, width })
      return isFree
    })
}

function addLabel(layer: LayerGroup, name: string, at: LatLngTuple): void {
  const text = document.createElement('span')
  text.textContent = name
  const icon = divIcon({ className: 'place-label', html: text, iconSize: [0, 0] })
  marker(at, { icon, interactive: false, keyboard: false, zIndexOffset: -1000 }).addTo(layer)
}

/** Draws rings of 1, 3 and 5 km; gives a function that lays them around another position. */
export function drawRings(map: LeafletMap, kilometers: (km: number) => string): (around: LatLngTuple) => void {
  const layer = layerGroup().addTo(map)
  return (around) => {
    layer.clearLayers()
    const [latitude, longitude] = around
    for (const km of RINGS_KM) {
      circle(around, { radius: km * 1000, className: 'ring', interactive: false }).addTo(layer)
      addLabel(layer, kilometers(km), [latitude + km / KM_PER_DEGREE, longitude])
    }
  }
}
