import { Hono, type Context } from 'hono'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onlyOwnForms, pageHeaders } from '../kit/guard.ts'
import { page } from '../kit/page.ts'
import { openBehavior } from '../kit/behavior.ts'
import { fieldsOf, wantsJson, wholeNumber } from '../kit/request.ts'
import { PICKUP_MODES, type PickupControl } from './control.ts'
import { nearestPoints, type Carrier } from './nearest.ts'
import { pickupPage } from './pickup-page.ts'

const CARRIERS = ['posti', 'matkahuolto']
const NORMAL: PickupControl = { mode: 'normal', seconds: 10 }

/** The carriers' pickup points: a search for the shop, and a page that shows and controls it. */
export function openPickupPoints(data: string) {
  const behavior = openBehavior(join(data, 'pickup-control.json'), NORMAL)
  const app = new Hono()

  app.get('/pickup-points', pageHeaders, (c) => (wantsJson(c) ? search(c) : show(c)))

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
        refusal('invalid_control', `mode ${Object.keys(PICKUP_MODES).join(', ')}; applies next, all; seconds 0-600`),
        400,
      )
    if (mode === 'normal' && applies === 'all') behavior.reset()
    else behavior.set(applies, { mode: mode as PickupControl['mode'], seconds })
    return c.req.header('content-type')?.includes('json') ? c.json(behavior.read()) : c.redirect('/pickup-points', 303)
  })

  return app

  async function search(c: Context) {
    const query = read(c)
    if ('problem' in query) return c.json(refusal(query.code, query.problem), 400)
    const { mode, seconds } = behavior.take()
    if (mode === 'slow') await wait(seconds * 1000)
    if (mode === 'fail') return c.json(refusal('service_unavailable', 'The search is out of order'), 500)
    return c.json(mode === 'empty' ? [] : nearestPoints(query.zip, query.carrier, query.limit))
  }

  function show(c: Context) {
    const query = read(c)
    const found = 'problem' in query ? null : nearestPoints(query.zip, query.carrier, query.limit)
    const filled = { zip: c.req.query('zip') ?? '', carrier: c.req.query('carrier') ?? '' }
    return c.html(page('Noutopisteet', '/pickup-points', pickupPage(filled, found, behavior.read())))
  }
}

function read(c: Context): { zip: string; carrier: Carrier | null; limit: number } | { code: string; problem: string } {
  const { zip = '', carrier = '', limit: limitText } = c.req.query()
  const limit = wholeNumber(limitText, 5, 1, 50)
  if (!/^\d{5}$/.test(zip)) return { code: 'invalid_zip', problem: 'zip must be five digits' }
  if (carrier && !CARRIERS.includes(carrier))
    return { code: 'invalid_carrier', problem: 'carrier must be posti or matkahuolto' }
  if (limit === null) return { code: 'invalid_limit', problem: 'limit must be a whole number from 1 to 50' }
  return { zip, carrier: carrier ? (carrier as Carrier) : null, limit }
}

function refusal(code: string, message: string) {
  return { error: { code, message } }
}
