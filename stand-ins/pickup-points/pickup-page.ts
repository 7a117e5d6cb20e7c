import { html } from 'hono/html'
import type { Behaviors } from '../kit/behavior.ts'
import type { nearestPoints } from './nearest.ts'
import { rowTable } from '../kit/page.ts'

/** The behaviors of the carrier's search. */
export const PICKUP_MODES = {
  normal: 'Vastaa tavallisesti',
  fail: 'Vastaa virheellä (500)',
  slow: 'Vastaa hitaasti (s)',
  empty: 'Vastaa, ettei pisteitä ole',
} as const

export interface PickupControl {
  mode: keyof typeof PICKUP_MODES
  seconds: number
}

const distance = new Intl.NumberFormat('fi-FI', { maximumFractionDigits: 1 })

export function pickupPage(
  filled: { zip: string; carrier: string },
  found: ReturnType<typeof nearestPoints> | null,
  { all, next }: Behaviors<PickupControl>,
) {
  return html`<h1>Noutopisteet</h1>
    <form class="fields" method="get" role="search">
      <label class="narrow"
        >Postinumero<input
          type="text"
          name="zip"
          inputmode="numeric"
          pattern="[0-9]{5}"
          maxlength="5"
          value="${filled.zip}"
          required
      /></label>
      <label
        >Kuljetus<select name="carrier">
          <option value="">Kaikki</option>
          ${[
            ['posti', 'Posti'],
            ['matkahuolto', 'Matkahuolto'],
          ].map(
            ([id, name]) => html`<option value="${id}" ${filled.carrier === id ? html`selected` : ''}>${name}</option>`,
          )}
        </select></label
      >
      <button>Hae</button>
    </form>
    ${found ? results(found) : filled.zip ? html`<p class="note">Postinumerossa on viisi numeroa, esimerkiksi 33100.</p>` : ''}
    <h2>Ohjaa hakua</h2>
    <dl>
      <dt>Kaikki haut</dt>
      <dd>${describe(all)}</dd>
      <dt>Seuraava haku</dt>
      <dd>${next ? describe(next) : 'Kuten kaikki'}</dd>
    </dl>
    <form class="fields" method="post" action="/pickup-points/control">
      <label class="wide"
        >Toiminta<select name="mode">
          ${Object.entries(PICKUP_MODES).map(
            ([mode, name]) => html`<option value="${mode}" ${mode === all.mode ? html`selected` : ''}>${name}</option>`,
          )}
        </select></label
      >
      <label class="narrow"
        >Sekunteja<input type="number" name="seconds" min="0" max="600" value="${all.seconds}"
      /></label>
      <label
        >Koskee<select name="applies">
          <option value="all">Kaikkia tästä eteenpäin</option>
          <option value="next">Seuraavaa</option>
        </select></label
      >
      <button>Ohjaa</button>
    </form>`
}

function results(found: ReturnType<typeof nearestPoints>) {
  return html`<h2>Lähimmät</h2>
    <div class="table">
      ${rowTable(
        ['Piste', 'Osoite', 'Avoinna', { sum: 'Matka' }],
        found.map(
          (point) =>
            html`<tr>
                <td>${point.name} <span class="soft">${point.carrier === 'posti' ? 'Posti' : 'Matkahuolto'}</span></td>
                <td data-name="Osoite">${point.address.street}, ${point.address.zip} ${point.address.city}</td>
                <td data-name="Avoinna">${point.hours}</td>
                <td class="sum" data-name="Matka">${distance.format(point.distanceMeters / 1000)} km</td>
              </tr>`,
        ),
      )}
    </div>`
}

function describe({ mode, seconds }: PickupControl) {
  return PICKUP_MODES[mode].replace('(s)', `(${seconds} s)`)
}
