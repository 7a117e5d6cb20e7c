const TIMEOUT_MS = 10_000
const MAX_AGE_MS = 300_000

/** Decimals of a degree: a position as coarse as a kilometer finds the nearest store, and reveals no address. */
const DECIMALS = 2

/** Asks the browser for its position and searches by it; whatever comes of it is said below the button. */
export function usePosition(button: HTMLButtonElement): void {
  const { form, dataset } = button
  const status = form?.querySelector('[data-position-status]')
  if (!form || !status) return
  const say = (sentence = '') => {
    status.textContent = sentence
  }
  if (!navigator.geolocation) return say(dataset.unsupported)
  say(dataset.locating)
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const [lat, lon] = [coords.latitude.toFixed(DECIMALS), coords.longitude.toFixed(DECIMALS)]
      const query = new URLSearchParams({ lat, lon })
      for (const [name, value] of new FormData(form)) if (name !== 'q') query.set(name, String(value))
      location.assign(`${form.action}?${query}`)
    },
    ({ code }) => say([dataset.unavailable, dataset.refused, dataset.unavailable, dataset.timeout][code]),
    { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
  )
}
