import { html } from 'hono/html'
import type { Behaviors } from '../kit/behavior.ts'
import { asEuros, asMoment } from '../kit/finnish.ts'
import { badge, rowTable } from '../kit/page.ts'
import { DOCTOR_MODES, DOCTOR_STEPS, type DoctorControl } from './control.ts'
import type { DoctorVisit } from './ledger.ts'

const SHOWN = 50

/** The control page: how the clinics behave, and what was booked with them, newest first. */
export function doctorsPage(visits: DoctorVisit[], { all, next }: Behaviors<DoctorControl>) {
  return html`<h1>Silmälääkärit</h1>
    <p>
      Lääkäriasemien ajanvaraus. Ajat syntyvät itsestään jokaiselle päivälle, jota kysytään, joten ne seuraavat kaupan
      kelloa.
    </p>
    <h2>Ohjaa ajanvarausta</h2>
    <dl>
      <dt>Kaikki kutsut</dt>
      <dd>${describe(all)}</dd>
      <dt>Seuraava kutsu</dt>
      <dd>${next ? describe(next) : 'Kuten kaikki'}</dd>
    </dl>
    <form class="fields" method="post" action="/eye-doctors/control">
      <label class="wide"
        >Toiminta<select name="mode">
          ${options(DOCTOR_MODES, all.mode)}
        </select></label
      >
      <label
        >Mitä se koskee<select name="step">
          ${options(DOCTOR_STEPS, all.step)}
        </select></label
      >
      <label class="narrow"
        >Sekunteja<input type="number" name="seconds" min="0" max="600" value="${all.seconds}"
      /></label>
      <label
        >Kuinka kauan<select name="applies">
          <option value="all">Tästä eteenpäin</option>
          <option value="next">Seuraavan kerran</option>
        </select></label
      >
      <button>Ohjaa</button>
    </form>
    <h2>Varaukset</h2>
    ${visits.length > 0 ? table(visits.slice(0, SHOWN)) : html`<p class="empty">Kukaan ei ole vielä varannut aikaa.</p>`}`
}

function table(visits: DoctorVisit[]) {
  return html`<div class="table">
    ${rowTable(
      ['Varausnumero', 'Aika', 'Lääkäri', 'Potilas', { sum: 'Hinta' }, 'Tila'],
      visits.map(
        ({ id, time, patient, state, createdAt }) =>
          html`<tr>
              <td data-name="Varausnumero">${id} <span class="soft">${asMoment(createdAt)}</span></td>
              <td data-name="Aika">${finnish(time.day)} klo ${time.time.replace(':', '.')}</td>
              <td data-name="Lääkäri">${time.doctor.name}, ${time.clinic.name}, ${time.town}</td>
              <td data-name="Potilas">${patient.name}, ${patient.phone}, ${patient.email}, ${patient.socialNumber}</td>
              <td class="sum" data-name="Hinta">${asEuros(time.price)}</td>
              <td>${state === 'confirmed' ? badge('Varattu', 'good') : badge('Peruttu', 'bad')}</td>
            </tr>`,
      ),
    )}
  </div>`
}

/** An ISO day as it is written in Finland. */
function finnish(day: string): string {
  return day.split('-').reverse().map(Number).join('.')
}

function options(all: Record<string, string>, chosen: string) {
  return Object.entries(all).map(
    ([value, name]) => html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${name}</option>`,
  )
}

function describe({ mode, step, seconds }: DoctorControl): string {
  const about = step === 'any' ? '' : ` (${DOCTOR_STEPS[step].toLowerCase()})`
  return `${DOCTOR_MODES[mode].replace('(s)', `(${seconds} s)`)}${about}`
}
