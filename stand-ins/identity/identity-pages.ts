import { Hono } from 'hono'
import { html } from 'hono/html'
import type { openBehavior } from '../kit/behavior.ts'
import { onlyOwnForms, pageHeaders } from '../kit/guard.ts'
import { page, rowTable } from '../kit/page.ts'
import { fieldsOf, wholeNumber } from '../kit/request.ts'
import { IDENTITY_MODES, type IdentityControl, type IdentityMode } from './control.ts'
import { PERSONS } from './persons.ts'

/** The control page of the identity provider, and the same for programs. */
export function identityPages(
  behavior: ReturnType<typeof openBehavior<IdentityControl>>,
  rotateKeys: () => Promise<void>,
) {
  const pages = new Hono()

  pages.get('/identity', pageHeaders, (c) => c.html(page('Tunnistus', '/identity', sheet(behavior.read().all))))

  pages.get('/identity/control', (c) => c.json(behavior.read().all))

  pages.post('/identity/control', onlyOwnForms, async (c) => {
    const { mode, seconds: sent } = await fieldsOf(c)
    const seconds = wholeNumber(sent, 60, 0, 600)
    if (typeof mode !== 'string' || !(mode in IDENTITY_MODES) || seconds === null)
      return c.json({ message: `mode ${Object.keys(IDENTITY_MODES).join(', ')}; seconds 0-600` }, 400)
    behavior.set('all', { mode: mode as IdentityMode, seconds })
    return c.req.header('content-type')?.includes('json') ? c.json(behavior.read().all) : c.redirect('/identity', 303)
  })

  pages.post('/identity/keys', onlyOwnForms, async (c) => {
    await rotateKeys()
    return c.req.header('content-type')?.includes('json') ? c.json({ rotated: true }) : c.redirect('/identity', 303)
  })

  return pages
}

function sheet({ mode, seconds }: IdentityControl) {
  return html`<h1>Tunnistus</h1>
    <p>
      OpenID Connect -palvelu Suomen luottamusverkoston profiililla. Kauppa ohjaa tänne, ja täällä valitaan, kuka
      tunnistautuu.
    </p>
    ${mode === 'normal' ? '' : html`<p class="note">${IDENTITY_MODES[mode]}</p>`}
    <h2>Henkilöt</h2>
    <div class="table">
      ${rowTable(
        ['Nimi', 'Henkilötunnus'],
        PERSONS.map(
          ({ firstNames, lastName, socialNumber }) =>
            html`<tr>
                <td>${firstNames} ${lastName}</td>
                <td>${socialNumber}</td>
              </tr>`,
        ),
      )}
    </div>
    <h2>Ohjaa palvelua</h2>
    <form class="fields" method="post" action="/identity/control">
      <label
        >Palvelu<select name="mode">
          ${Object.entries(IDENTITY_MODES).map(
            ([value, name]) => html`<option value="${value}" ${value === mode ? html`selected` : ''}>${name}</option>`,
          )}
        </select></label
      >
      <label class="narrow"
        >Viive (s)<input type="number" name="seconds" min="0" max="600" value="${seconds}"
      /></label>
      <button>Ohjaa</button>
    </form>
    <h2>Avaimet</h2>
    <form method="post" action="/identity/keys"><button class="quiet">Vaihda allekirjoitusavain</button></form>`
}
