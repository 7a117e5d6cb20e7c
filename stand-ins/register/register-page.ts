import { html } from 'hono/html'
import type { Behaviors } from '../kit/behavior.ts'
import { companies } from './companies.ts'
import { rowTable } from '../kit/page.ts'

/** The behaviors of the register. */
export const REGISTER_MODES = {
  normal: 'Vastaa tavallisesti',
  down: 'Ei vastaa (503)',
  busy: 'Kysytty liian usein (429)',
} as const

export interface RegisterControl {
  mode: keyof typeof REGISTER_MODES
}

/** The companies that there are, and how the register behaves. */
export function registerPage({ all, next }: Behaviors<RegisterControl>) {
  return html`<h1>Yritysrekisteri</h1>
    <p>Keksityt yritykset, jotka kauppa löytää Y-tunnuksella. Muita tunnuksia rekisteri ei tunne.</p>
    <div class="table">
      ${rowTable(
        ['Y-tunnus', 'Yritys', 'Tila'],
        companies.map(
          ({ businessId, names: [name], ...company }) =>
            html`<tr>
                <td>${businessId.value}</td>
                <td data-name="Yritys">${name?.name}</td>
                <td data-name="Tila">${'endDate' in company ? 'Lopettanut' : 'Toiminnassa'}</td>
              </tr>`,
        ),
      )}
    </div>
    <h2>Ohjaa rekisteriä</h2>
    <dl>
      <dt>Kaikki haut</dt>
      <dd>${REGISTER_MODES[all.mode]}</dd>
      <dt>Seuraava haku</dt>
      <dd>${next ? REGISTER_MODES[next.mode] : 'Kuten kaikki'}</dd>
    </dl>
    <form class="fields" method="post" action="/register/control">
      <label class="wide"
        >Toiminta<select name="mode">
          ${Object.entries(REGISTER_MODES).map(
            ([mode, name]) => html`<option value="${mode}" ${mode === all.mode ? html`selected` : ''}>${name}</option>`,
          )}
        </select></label
      >
      <label
        >Koskee<select name="applies">
          <option value="all">Kaikkia tästä eteenpäin</option>
          <option value="next">Seuraavaa</option>
        </select></label
      >
      <button>Ohjaa</button>
    </form>`
}
