import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { nowMs } from '../kit/clock.ts'
import { openBehavior } from '../kit/behavior.ts'
import { onlyOwnForms, pageHeaders } from '../kit/guard.ts'
import { page } from '../kit/page.ts'
import { fieldsOf, wholeNumber } from '../kit/request.ts'
import { DOCTOR_MODES, DOCTOR_STEPS, NORMAL, type DoctorControl, type DoctorStep } from './control.ts'
import { doctorsPage } from './doctors-page.ts'
import { openLedger, secondsLeft, type DoctorVisit } from './ledger.ts'
import { sameWord, timeNamed, timesIn, towns } from './times.ts'

const API = '/eye-doctors/v1'
const MOST_DAYS = 60
const MOST_TIMES = 100
const WALL_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

type Env = { Bindings: HttpBindings; Variables: { control: DoctorControl } }

/** Clinics with eye doctors, whose times are booked by the protocol of `docs/eye-doctors.md`. */
export function openEyeDoctors(data: string) {
  const ledger = openLedger(data)
  const behavior = openBehavior<DoctorControl>(join(data, 'eye-doctors-control.json'), NORMAL)
  const app = new Hono<Env>()

  app.get('/eye-doctors', pageHeaders, (c) =>
    c.html(page('Silmälääkärit', '/eye-doctors', doctorsPage(ledger.visits(), behavior.read()))),
  )
  app.get('/eye-doctors.json', (c) => c.json({ visits: ledger.visits() }))
  app.post('/eye-doctors/control', onlyOwnForms, async (c) => {
    const { mode = '', step = 'any', applies = 'all', seconds: sent } = await fieldsOf(c)
    const seconds = wholeNumber(sent, 20, 0, 600)
    if (!isOf(DOCTOR_MODES, mode) || !isOf(DOCTOR_STEPS, step) || seconds === null || !isApplying(applies))
      return c.json(
        refusal('invalid_control', `mode ${Object.keys(DOCTOR_MODES).join(', ')}; step; applies next, all`),
        400,
      )
    if (mode === 'normal' && applies === 'all') behavior.reset()
    else behavior.set(applies, { mode, step, seconds })
    return c.req.header('content-type')?.includes('json') ? c.json(behavior.read()) : c.redirect('/eye-doctors', 303)
  })

  app.use(`${API}/*`, async (c, next) => {
    if (!/^Bearer \S+/.test(c.req.header('authorization') ?? ''))
      return c.json(refusal('not_allowed', 'A key is needed'), 401)
    return next()
  })

  app.get(`${API}/towns`, as('times'), (c) => {
    const from = fromOf(c)
    const named = towns.map((town) => {
      const first = timesIn(town, from, MOST_DAYS).find(({ id }) => ledger.isFree(id))
      return { town, firstFree: first ? { day: first.day, time: first.time } : null }
    })
    return c.json({ towns: named })
  })

  app.get(`${API}/times`, as('times'), (c) => {
    const days = wholeNumber(c.req.query('days'), 21, 1, MOST_DAYS)
    const limit = wholeNumber(c.req.query('limit'), 30, 1, MOST_TIMES)
    if (days === null || limit === null) return c.json(refusal('invalid_query', 'days 1-60, limit 1-100'), 400)
    const town = towns.find((one) => sameWord(one, c.req.query('town') ?? ''))
    if (!town) return c.json(refusal('town_unknown', 'No doctor receives there'), 404)
    const times = timesIn(town, fromOf(c), days).filter(({ id }) => ledger.isFree(id))
    return c.json({ town, times: times.slice(0, limit) })
  })

  app.post(`${API}/holds`, as('hold'), async (c) => {
    const { time: id = '' } = await fieldsOf(c)
    const { mode } = c.get('control')
    const key = c.req.header('idempotency-key') ?? ''
    const time = timeNamed(String(id))
    if (!time || !key) return c.json(refusal('invalid_hold', 'time and Idempotency-Key are needed'), 422)
    const earlier = ledger.holdKeyed(key)
    if (!earlier && (mode === 'taken' || (mode !== 'twice' && !ledger.isFree(time.id))))
      return c.json(refusal('time_taken', 'Already taken'), 409)
    const hold = earlier ?? ledger.addHold(key, time)
    return c.json({ hold: hold.id, expiresIn: secondsLeft(hold), time }, 201)
  })

  app.delete(`${API}/holds/:id`, as('release'), (c) => {
    const hold = ledger.hold(c.req.param('id'))
    if (hold) ledger.release(hold)
    return c.json({ isReleased: true })
  })

  app.post(`${API}/bookings`, as('confirm'), async (c) => {
    const { mode } = c.get('control')
    const sent = await fieldsOf(c)
    const key = c.req.header('idempotency-key') ?? ''
    const patient = patientOf(sent['patient'])
    const clientReference = String(sent['clientReference'] ?? '')
    if (!patient || !clientReference || !key)
      return c.json(refusal('invalid_booking', 'clientReference, patient and Idempotency-Key are needed'), 422)
    const earlier = ledger.visitKeyed(key)
    if (earlier && mode !== 'twice') return c.json(visitOf(earlier), 201)
    const hold = ledger.hold(String(sent['hold'] ?? ''))
    if (!hold || secondsLeft(hold) === 0) return c.json(refusal('hold_ended', 'The time is held no more'), 409)
    if (mode !== 'twice' && (mode === 'taken' || ledger.isBooked(hold.time.id)))
      return c.json(refusal('time_taken', 'Already taken'), 409)
    const add = () => ledger.addVisit({ key, clientReference, time: hold.time, patient })
    const visit = add()
    if (mode === 'twice') add()
    return c.json(visitOf(visit), 201)
  })

  app.get(`${API}/bookings`, as('read'), (c) =>
    c.json({ bookings: ledger.visitsOf(c.req.query('clientReference') ?? '').map(visitOf) }),
  )

  app.post(`${API}/bookings/:reference/cancel`, as('cancel'), (c) => {
    const visit = ledger.visit(c.req.param('reference'))
    if (!visit) return c.json(refusal('not_found', 'No such booking'), 404)
    if (visit.state === 'canceled') return c.json(visitOf(visit))
    const { day, time } = visit.time.cancelBy
    if (`${day}T${time}` < wallNow()) return c.json(refusal('too_late', 'Canceled by telephone only'), 409)
    return c.json(visitOf(ledger.cancel(visit)))
  })

  return app

  /** Behaves as ordered for this call: an order for the next call waits for one that it is about. */
  function as(step: DoctorStep): MiddlewareHandler<Env> {
    return async (c, next) => {
      const { all, next: once } = behavior.read()
      const isAbout = (order: DoctorControl | null) => order !== null && (order.step === 'any' || order.step === step)
      const control = isAbout(once) ? behavior.take() : isAbout(all) ? all : NORMAL
      c.set('control', control)
      if (control.mode === 'outage') return c.json(refusal('unavailable', 'Out of order: nothing was done'), 503)
      if (control.mode === 'gone') return hangUp(c)
      if (control.mode === 'slow') await wait(control.seconds * 1000)
      await next()
      if (control.mode === 'late') await wait(control.seconds * 1000)
      if (control.mode === 'lost' || (control.mode === 'twice' && step === 'confirm')) hangUp(c)
      return
    }
  }
}

/** The caller gets no answer. */
function hangUp(c: Context<Env>): Response {
  c.env.incoming.socket.destroy()
  return c.body(null, 503)
}

function visitOf({ id, clientReference, state, time }: DoctorVisit) {
  return { reference: id, clientReference, state, time }
}

function patientOf(sent: unknown): DoctorVisit['patient'] | null {
  const { firstName, lastName, phone, email, socialNumber } = (sent ?? {}) as Record<string, unknown>
  const all = [firstName, lastName, phone, email, socialNumber]
  if (!all.every((one) => typeof one === 'string' && one !== '')) return null
  return {
    name: `${String(firstName)} ${String(lastName)}`,
    phone: String(phone),
    email: String(email),
    socialNumber: `${String(socialNumber).slice(0, 6)}…`,
  }
}

/** From when on times are wanted: the caller's wall, since its clock may have been moved. */
function fromOf(c: Context): string {
  const from = c.req.query('from') ?? ''
  return WALL_MOMENT.test(from) ? from : wallNow()
}

function wallNow(): string {
  return new Date(nowMs()).toLocaleString('sv-SE', { timeZone: 'Europe/Helsinki' }).slice(0, 16).replace(' ', 'T')
}

function isOf<Names extends object>(names: Names, name: unknown): name is keyof Names {
  return typeof name === 'string' && Object.hasOwn(names, name)
}

function isApplying(applies: unknown): applies is 'all' | 'next' {
  return applies === 'all' || applies === 'next'
}

function refusal(code: string, message: string) {
  return { error: { code, message } }
}
