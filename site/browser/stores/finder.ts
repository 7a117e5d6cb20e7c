import { keepPosition } from '../../shared/stored-position.ts'

keepFromAddress()

for (const finder of document.querySelectorAll<HTMLElement>('[data-finder]')) {
  switchViews(finder)
  const map = finder.querySelector<HTMLElement>('[data-store-map]')
  if (map) drawWhenSeen(map, finder)
}

/** On a phone list and map take turns. */
function switchViews(finder: HTMLElement): void {
  const buttons = [...finder.querySelectorAll<HTMLButtonElement>('[data-view]')]
  for (const button of buttons)
    button.addEventListener('click', () => {
      finder.dataset.shows = button.dataset.view
      for (const each of buttons) each.setAttribute('aria-pressed', String(each === button))
    })
}

/** The map, and the library that draws it, are loaded when the map is seen. */
function drawWhenSeen(map: HTMLElement, finder: HTMLElement): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    import('./draw-map.ts').then(({ drawMap }) => drawMap(map, finder)).catch(() => showFailure(map))
  })
  observer.observe(map)
}

function showFailure(map: HTMLElement): void {
  const failed = map.querySelector<HTMLElement>('[data-failed]')
  if (failed) failed.hidden = false
}

/**
 * Stores the position of the address, with which the visitor let the browser search. It is stored here, since the
 * button is on pages that may send little script.
 */
function keepFromAddress(): void {
  const asked = new URLSearchParams(location.search)
  const [lat, lon] = [asked.get('lat'), asked.get('lon')]
  if (lat && lon) keepPosition({ lat: Number(lat), lon: Number(lon) })
}
