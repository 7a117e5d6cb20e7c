import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { mkdirSync, rmSync } from 'node:fs'
import type { Server as HttpServer } from 'node:http'
import { join } from 'node:path'
import { openIdentityProvider } from './identity/open-identity-provider.ts'
import { openClock } from './kit/clock.ts'
import { onlyOwnName, pageHeaders } from './kit/guard.ts'
import { listen } from './kit/listen.ts'
import { page } from './kit/page.ts'
import { icon, style } from './kit/style.ts'
import { writeAtomically } from './kit/write-atomically.ts'
import { openCarrier } from './carrier/open-carrier.ts'
import { openEInvoices } from './e-invoices/open-e-invoices.ts'
import { openEyeDoctors } from './eye-doctors/open-eye-doctors.ts'
import { openMail } from './mail/open-mail.ts'
import { openProvider } from './payments/open-provider.ts'
import { openPickupPoints } from './pickup-points/open-pickup-points.ts'
import { openRegister } from './register/open-register.ts'
import { openSms } from './sms/open-sms.ts'

/** How the identity provider knows the shop. */
export const CLIENT_ID = 'optician-shop'

const MAX_BODY = 64 * 1024

export interface StandInsOptions {
  /** 0 takes a free port. */
  port: number
  smtpPort: number
  identityPort: number
  /** The public address of the shop, which identifies people here. */
  shopUrl: string
  /** How the identity provider fetches the shop's keys. A shop without an address of its own gives itself. */
  fetchKeys?: typeof fetch
  /** The folder of everything received. */
  data: string
  host?: string
  /** Seconds between attempts to call a shop that does not answer. Tests shorten them. */
  retrySeconds?: number[]
}

/** Opens all stand-ins and gives their addresses. `<data>/ready.json` holds the same for other processes. */
export async function openStandIns({
  port,
  smtpPort,
  identityPort,
  shopUrl,
  fetchKeys,
  data,
  host = '127.0.0.1',
  retrySeconds,
}: StandInsOptions) {
  mkdirSync(data, { recursive: true })
  rmSync(join(data, 'ready.json'), { force: true })
  // Before anything waits for an instant.
  const clock = openClock(data)
  const place = { url: '' }
  let app: Hono | null = null
  const waking = () => new Response('Starting', { status: 503 })
  const server = createAdaptorServer({ fetch: (request, env) => app?.fetch(request, env) ?? waking() }) as HttpServer
  place.url = `http://${host}:${await listen(server, port, host)}`
  const mail = openMail(join(data, 'mail'), place)
  const portOf = await listen(mail.smtp.server, smtpPort, host).catch((error: unknown) => {
    server.close()
    throw error
  })
  const client = { id: CLIENT_ID, shopUrl }
  const identity = await openIdentityProvider({
    port: identityPort,
    host,
    data,
    client,
    ...(fetchKeys && { fetchKeys }),
  }).catch(async (error: unknown) => {
    server.close()
    await mail.close()
    throw error
  })
  const provider = openProvider(data, place, retrySeconds)
  app = new Hono()
    .use(onlyOwnName(host))
    .use(
      bodyLimit({ maxSize: MAX_BODY, onError: (c) => c.json({ status: 'error', message: 'Payload too large' }, 413) }),
    )
    .get('/', pageHeaders, (c) => c.html(page('Maailma laatikossa', '/', front())))
    .get('/style.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))
    .get('/icon.svg', (c) => c.body(icon, 200, { 'content-type': 'image/svg+xml' }))
    .route('/', clock)
    .route('/', mail.app)
    .route('/', openPickupPoints(data))
    .route('/', openCarrier(data))
    .route('/', openSms(data))
    .route('/', openEyeDoctors(data))
    .route('/', openRegister(data))
    .route('/', openEInvoices(data))
    .route('/', identity.pages)
    .route('/', provider.app)
  writeAtomically(
    join(data, 'ready.json'),
    JSON.stringify({
      url: place.url,
      identityUrl: identity.url,
      clientId: CLIENT_ID,
      shopUrl,
      smtpPort: portOf,
      pid: process.pid,
    }),
  )

  return {
    url: place.url,
    identityUrl: identity.url,
    smtpPort: portOf,
    async close() {
      provider.close()
      server.closeAllConnections()
      await Promise.all([new Promise((done) => server.close(done)), mail.close(), identity.close()])
      rmSync(join(data, 'ready.json'), { force: true })
    },
  }
}

function front() {
  return html`<h1>Maailma laatikossa</h1>
    <p>Kaupan ulkopuolinen maailma tällä koneella. Mitään ei lähde verkkoon, eikä rahaa liiku.</p>
    <ul class="cards">
      <li>
        <a class="card" href="/payments"
          ><strong>Maksut</strong>Maksupalvelu: maksut, palautukset ja ilmoitukset kauppaan. Sen voi käskeä hylkäämään,
          viivyttelemään tai vaikenemaan.</a
        >
      </li>
      <li>
        <a class="card" href="/mail"
          ><strong>Posti</strong>Kaikki kaupan lähettämä sähköposti liitteineen. Postin voi käskeä kieltäytymään.</a
        >
      </li>
      <li>
        <a class="card" href="/sms"
          ><strong>Tekstiviestit</strong>Kaikki kaupan lähettämät tekstiviestit. Välittäjän voi käskeä hylkäämään tai
          viivyttelemään.</a
        >
      </li>
      <li>
        <a class="card" href="/pickup-points"
          ><strong>Noutopisteet</strong>Postin ja Matkahuollon noutopisteet postinumeron mukaan. Haun voi käskeä
          vastaamaan hitaasti tai ei mitään.</a
        >
      </li>
      <li>
        <a class="card" href="/identity"
          ><strong>Tunnistus</strong>Testipankki, jossa tunnistaudutaan. Sen voi käskeä vanhenemaan, vaikenemaan tai
          vaihtamaan avaimensa.</a
        >
      </li>
      <li>
        <a class="card" href="/eye-doctors"
          ><strong>Silmälääkärit</strong>Lääkäriasemien ajanvaraus. Sen voi käskeä vastaamaan myöhässä, varaamaan
          kahdesti, antamaan ajan toiselle tai vaikenemaan.</a
        >
      </li>
      <li>
        <a class="card" href="/register"
          ><strong>Yritysrekisteri</strong>Yritykset Y-tunnuksen mukaan. Rekisterin voi käskeä olemaan vastaamatta.</a
        >
      </li>
      <li>
        <a class="card" href="/e-invoices"
          ><strong>Verkkolaskut</strong>Kaikki kaupan lähettämät verkkolaskut. Välittäjän voi käskeä hylkäämään,
          viivyttelemään tai vaikenemaan.</a
        >
      </li>
    </ul>`
}
