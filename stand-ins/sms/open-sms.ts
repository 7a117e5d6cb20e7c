import { Hono } from 'hono'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { nowIso, nowMs } from '../kit/clock.ts'
import { openBehavior } from '../kit/behavior.ts'
import { openFolder } from '../kit/folder.ts'
import { onlyOwnForms, pageHeaders } from '../kit/guard.ts'
import { page } from '../kit/page.ts'
import { fieldsOf, wholeNumber } from '../kit/request.ts'
import { SMS_MODES, smsPage, type SmsControl, type TextMessage } from './sms-page.ts'

const MAX_MESSAGES = 500
const NORMAL: SmsControl = { mode: 'normal', seconds: 30 }

/** A gateway of text messages with the HTTP API of Quriiri, and the inbox of every phone. */
export function openSms(data: string) {
  const messages = openFolder<TextMessage>(join(data, 'sms'), MAX_MESSAGES)
  const behavior = openBehavior(join(data, 'sms-control.json'), NORMAL)
  const app = new Hono()
  let last = 0

  app.get('/sms', pageHeaders, (c) => {
    const to = c.req.query('to') ?? ''
    return c.html(page('Tekstiviestit', '/sms', smsPage(newestFirst(to), to, behavior.read().all)))
  })

  app.get('/sms.json', (c) => c.json({ messages: newestFirst(c.req.query('to') ?? '') }))

  app.post('/sms/send', async (c) => {
    if (!/^(apikey|bearer) \S+$/i.test(c.req.header('authorization') ?? ''))
      return c.json({ errors: [{ message: 'Missing API key' }] }, 401)
    const { sender, destination, text, batchid = null } = await fieldsOf(c)
    const isWhole = [sender, destination, text].every((one) => typeof one === 'string' && one !== '')
    if (!isWhole || !/^\+\d{5,15}$/.test(String(destination)))
      return c.json({ errors: [{ message: 'sender, destination (+358…) and text are needed' }] }, 400)
    const { mode, seconds } = behavior.take()
    if (mode === 'fail') return c.json({ errors: [{ message: 'Service unavailable' }] }, 503)
    if (mode === 'silent') await wait(seconds * 1000)
    const to = String(destination)
    if (mode === 'refuse') return c.json({ messages: { [to]: { status: 'error', reason: 'Invalid destination' } } })
    last = Math.max(last + 1, nowMs())
    const message = {
      id: String(last),
      createdAt: nowIso(),
      to,
      from: String(sender),
      text: String(text),
    }
    messages.put({ ...message, batchid: batchid === null ? null : String(batchid) })
    const parts = Math.ceil(message.text.length / 160)
    return c.json({ messages: { [to]: { converted: to, status: 'ok', messageid: message.id, parts } }, errors: [] })
  })

  app.get('/sms/control', (c) => c.json(behavior.read()))

  app.post('/sms/control', onlyOwnForms, async (c) => {
    const { mode, applies = 'all', seconds: sent } = await fieldsOf(c)
    const seconds = wholeNumber(sent, 30, 0, 600)
    const isKnown = typeof mode === 'string' && mode in SMS_MODES && (applies === 'next' || applies === 'all')
    if (!isKnown || seconds === null)
      return c.json({ message: `mode ${Object.keys(SMS_MODES).join(', ')}; applies next, all; seconds 0-600` }, 400)
    behavior.set(applies, { mode: mode as SmsControl['mode'], seconds })
    return c.req.header('content-type')?.includes('json') ? c.json(behavior.read()) : c.redirect('/sms', 303)
  })

  app.post('/sms/clear', onlyOwnForms, (c) => {
    for (const { id } of messages.all()) messages.remove(id)
    return c.req.header('content-type')?.includes('json') ? c.json({ messages: [] }) : c.redirect('/sms', 303)
  })

  return app

  function newestFirst(to: string): TextMessage[] {
    const wanted = to.replace(/\s/g, '')
    return messages
      .all()
      .reverse()
      .filter((message) => message.to.includes(wanted))
  }
}
