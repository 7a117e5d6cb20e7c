import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { html } from 'hono/html'
import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'
import type { openBehavior } from '../kit/behavior.ts'
import { letFormsEndAt, onlyOwnForms, pageHeaders } from '../kit/guard.ts'
import { shell } from '../kit/page.ts'
import { LEVELS } from './configuration.ts'
import { ERRORS, IDENTITY_MODES, type IdentityControl, type IdentityMode } from './control.ts'
import { PERSONS } from './persons.ts'

/** The test bank's page, where a visitor identifies, or cancels. */
export function bankPage(
  providerNow: () => Promise<Provider>,
  behavior: ReturnType<typeof openBehavior<IdentityControl>>,
  shopUrl: string,
) {
  const pages = new Hono<{ Bindings: HttpBindings }>()

  pages.use('/tunnistus/*', pageHeaders)

  pages.get('/tunnistus/:visit', async (c) => {
    const visit = await visitOf(c.env, c.req.param('visit'))
    if (!visit) return c.html(shell('Tunnistautuminen', 'pay', sheet(over(shopUrl))), 404)
    letFormsEndAt(c, [shopUrl])
    return c.html(shell('Tunnistaudu testipankissa', 'pay', sheet(choice(behavior.read().all.mode))))
  })

  pages.post('/tunnistus/:visit', onlyOwnForms, async (c) => {
    const visit = await visitOf(c.env, c.req.param('visit'))
    if (!visit) return c.html(shell('Tunnistautuminen', 'pay', sheet(over(shopUrl))), 404)
    const { person, action } = await c.req.parseBody()
    const known = PERSONS.find(({ id }) => id === person)
    const { mode } = behavior.read().all
    const failure = ERRORS[action === 'cancel' ? 'cancel' : mode]
    if (!failure && !known) return c.redirect(c.req.path, 303)
    const result: InteractionResults = failure ?? {
      login: {
        accountId: known?.id ?? '',
        acr: mode === 'low-trust' ? LEVELS.low : LEVELS.substantial,
        remember: false,
      },
    }
    const provider = await providerNow()
    const next = await provider.interactionResult(c.env.incoming, c.env.outgoing, result)
    return c.redirect(next, 303)
  })

  return pages

  /** The visit of this browser, unless it is over or another's. */
  async function visitOf({ incoming, outgoing }: HttpBindings, id: string) {
    const provider = await providerNow()
    const visit = await provider.interactionDetails(incoming, outgoing).catch(() => undefined)
    return visit?.uid === id ? visit : undefined
  }
}

function choice(mode: IdentityMode) {
  return html`<h1>Kuka olet?</h1>
    <p>Henkilöt ovat keksittyjä, eikä kenenkään tietoja kysytä.</p>
    ${mode === 'normal' ? '' : html`<p class="note">${IDENTITY_MODES[mode]}</p>`}
    <form method="post">
      <fieldset>
        <legend>Henkilö</legend>
        ${PERSONS.map(
          ({ id, firstNames, lastName, socialNumber }, place) =>
            html`<label class="way"
              ><input type="radio" name="person" value="${id}" ${place === 0 ? html`checked` : ''} />
              <span
                >${firstNames} ${lastName}<br /><span class="soft">${socialNumber}</span></span
              ></label
            >`,
        )}
      </fieldset>
      <div class="do">
        <button name="action" value="identify">Tunnistaudu</button>
        <button class="quiet" name="action" value="cancel">Peruuta</button>
      </div>
    </form>`
}

/** The way back to the shop, of which each press takes the answer there again. */
export function twice(address: string) {
  return shell(
    'Palaa kauppaan',
    'pay',
    sheet(
      html`<h1>Olet tunnistautunut</h1>
        <p>Testipankki vie vastauksen kauppaan kahdesti: molemmat linkit vievät saman vastauksen.</p>
        <p><a href="${address}">Palaa kauppaan</a></p>
        <p><a href="${address}" target="_blank">Palaa kauppaan uudestaan</a></p>`,
    ),
  )
}

function over(shopUrl: string) {
  return html`<h1>Käynti on päättynyt</h1>
    <p>Aloita tunnistautuminen kaupasta uudestaan.</p>
    <p><a href="${shopUrl}">Palaa kauppaan</a></p>`
}

function sheet(body: ReturnType<typeof html>) {
  return html`<main>
    <p class="who">Testipankki</p>
    <div class="sheet">${body}</div>
  </main>`
}
