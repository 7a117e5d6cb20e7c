import { Hono } from 'hono'
import { join } from 'node:path'
import { openBehavior } from '../kit/behavior.ts'
import { onlyOwnForms, pageHeaders } from '../kit/guard.ts'
import { page } from '../kit/page.ts'
import { fieldsOf } from '../kit/request.ts'
import { companies } from './companies.ts'
import { REGISTER_MODES, registerPage, type RegisterControl } from './register-page.ts'

const API = '/ytj/v3'
const NORMAL: RegisterControl = { mode: 'normal' }

/** The register of companies: `GET /companies` of PRH's YTJ open data API, version 3, over a few invented companies. */
export function openRegister(data: string) {
  const behavior = openBehavior<RegisterControl>(join(data, 'register-control.json'), NORMAL)
  const app = new Hono()

  app.get('/register', pageHeaders, (c) => c.html(page('Yritysrekisteri', '/register', registerPage(behavior.read()))))

  app.post('/register/control', onlyOwnForms, async (c) => {
    const { mode, applies = 'all' } = await fieldsOf(c)
    const isKnown = typeof mode === 'string' && mode in REGISTER_MODES && (applies === 'next' || applies === 'all')
    if (!isKnown) return c.json({ message: `mode ${Object.keys(REGISTER_MODES).join(', ')}; applies next, all` }, 400)
    if (mode === 'normal' && applies === 'all') behavior.reset()
    else behavior.set(applies, { mode: mode as RegisterControl['mode'] })
    return c.req.header('content-type')?.includes('json') ? c.json(behavior.read()) : c.redirect('/register', 303)
  })

  app.get(`${API}/companies`, (c) => {
    const { mode } = behavior.take()
    if (mode === 'down') return c.json({ timestamp: new Date(0).toISOString(), message: 'Service unavailable' }, 503)
    if (mode === 'busy') return c.json({ message: 'Too many requests' }, 429)
    const businessId = c.req.query('businessId') ?? ''
    const found = companies.filter((company) => company.businessId.value === businessId)
    return c.json({ totalResults: found.length, companies: found })
  })

  return app
}
