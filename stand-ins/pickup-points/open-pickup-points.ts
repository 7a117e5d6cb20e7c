import { Hono, type Context } from 'hono'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onlyOwnForms, pageHeaders } from '../kit/guard.ts'
import { page } from '../kit/page.ts'
import { openBehavior } from '../kit/behavior.ts'
import { fieldsOf, wholeNumber } from '../kit/request.ts'
import { PICKUP_MODES, type PickupControl, pickupPage } from './pickup-page.ts'
import { nearestPoints, type Carrier, type PickupPoint } from './nearest.ts'

/** By the codes of carriers. */
const CARRIERS: Readonly<Record<string, Carrier>> = { POSTI: 'posti', MHM: 'matkahuolto' }
/** So many points are given to a program, and shown to a person. */
const MOST = 20
const SHOWN = 5
const NORMAL: PickupControl = { mode: 'normal', seconds: 10 }

/** The carriers' pickup points: nShift Delivery's search for the shop, by its path and fields, and a page that shows and controls it. */
export function openPickupPoints(data: string) {
  const behavior = openBehavior(join(data, 'pickup-control.json'), NORMAL)
  const app = new Hono()

  app.get('/pickup-points', pageHeaders, show)

  app.get('/rs-extapi/v1/addresses/agents', search)

  app.get('/pickup-points/control', (c) => c.json(behavior.read()))

  app.post('/pickup-points/control', onlyOwnForms, async (c) => {
    const { mode, applies = 'all', seconds: sent } = await fieldsOf(c)
    const seconds = wholeNumber(sent, 10, 0, 600)
    if (
      typeof mode !== 'string' ||
      !(mode in PICKUP_MODES) ||
      seconds === null ||
      (applies !== 'next' && applies !== 'all')
    )
      return c.json(
        problem('mode', `mode ${Object.keys(PICKUP_MODES).join(', ')}; applies next, all; seconds 0-600`),
        400,
      )
    if (mode === 'normal' && applies === 'all') behavior.reset()
    else behavior.set(applies, { mode: mode as PickupControl['mode'], seconds })
    return c.req.header('content-type')?.includes('json') ? c.json(behavior.read()) : c.redirect('/pickup-points', 303)
  })

  return app

  async function search(c: Context) {
    if (!/^Bearer \S+/.test(c.req.header('authorization') ?? '')) return c.json(problem('auth', 'Unauthorized'), 401)
    const { zip = '', type = '', countryCode = '' } = c.req.query()
    const carrier = CARRIERS[type]
    if (countryCode !== 'FI') return c.json(problem('countryCode', 'FI is served'), 422)
    if (!carrier) return c.json(problem('type', Object.keys(CARRIERS).join(' or ')), 422)
    if (!isZip(zip)) return c.json(problem('zip', 'Five digits are required'), 422)
    const { mode, seconds } = behavior.take()
    if (mode === 'slow') await wait(seconds * 1000)
    if (mode === 'fail') return c.json(problem('server', 'Out of order'), 500)
    return c.json(mode === 'empty' ? [] : nearestPoints(zip, carrier, MOST).map(agentOf))
  }

  function show(c: Context) {
    const { zip = '', carrier = '' } = c.req.query()
    const chosen = Object.values(CARRIERS).find((one) => one === carrier) ?? null
    const found = isZip(zip) ? nearestPoints(zip, chosen, SHOWN) : null
    return c.html(page('Noutopisteet', '/pickup-points', pickupPage({ zip, carrier }, found, behavior.read())))
  }
}

const isZip = (text: string) => /^\d{5}$/.test(text)

/** A point with all fields that an agent has. What a carrier does not tell is null. */
function agentOf({ id, name, address, hours }: PickupPoint) {
  const { street, zip, city } = address
  const untold = { address2: null, state: null, contact: null, phone: null, fax: null, email: null, sms: null }
  const service = { serviceType: null, serviceCode: null }
  return {
    id,
    name,
    address1: street,
    zipcode: zip,
    city,
    countryCode: 'FI',
    openingHours: hours || null,
    ...untold,
    ...service,
  }
}

function problem(field: string, message: string) {
  return [{ field, message, type: 'error' }]
}
