import { Hono } from 'hono'
import { join } from 'node:path'
import { onlyOwnForms, pageHeaders } from '../kit/guard.ts'
import { page } from '../kit/page.ts'
import type { Place } from '../kit/listen.ts'
import { fieldsOf, wholeNumber } from '../kit/request.ts'
import { bytesOf, letterOnWire, readableHtml } from './letter.ts'
import { letterPage, listPage } from './mail-pages.ts'
import { openMailbox } from './mailbox.ts'
import { openSmtpServer } from './smtp-server.ts'

/** Messages on its page: a search finds the others. */
const MAX_SHOWN = 500

/** The inbox: an SMTP server, and pages that list and show its messages. */
export function openMail(path: string, place: Place) {
  const mailbox = openMailbox(path)
  const { smtp, behavior, close } = openSmtpServer(mailbox, join(path, 'control.json'))
  const app = new Hono()

  app.get('/mail', pageHeaders, (c) => {
    const to = c.req.query('to') ?? ''
    return c.html(
      page('Posti', '/mail', listPage(mailbox.newestFirst(to).slice(0, MAX_SHOWN), to, behavior.read().all)),
    )
  })

  app.get('/mail.json', (c) => c.json({ messages: mailbox.newestFirst(c.req.query('to'), c.req.query('after')) }))

  app.get('/mail/control', (c) => c.json(behavior.read().all))

  app.post('/mail/control', onlyOwnForms, async (c) => {
    const fields = await fieldsOf(c)
    const refuse = wholeNumber(fields['refuse'], 0, 0, 1000)
    const delaySeconds = wholeNumber(fields['delaySeconds'], 0, 0, 3600)
    const code = wholeNumber(fields['code'], 451, 451, 550)
    if (refuse === null || delaySeconds === null || (code !== 451 && code !== 550))
      return c.json({ status: 'error', message: 'refuse 0-1000, delaySeconds 0-3600, code 451 or 550' }, 400)
    behavior.set('all', { refuse, code, delaySeconds })
    return c.req.header('content-type')?.includes('json') ? c.json(behavior.read().all) : c.redirect('/mail', 303)
  })

  app.post('/mail/clear', onlyOwnForms, (c) => {
    mailbox.clear()
    return c.req.header('content-type')?.includes('json') ? c.json({ messages: [] }) : c.redirect('/mail', 303)
  })

  app.get('/mail/:file{[0-9]+\\.json}', async (c) => {
    const letter = mailbox.find(c.req.param('file').replace('.json', ''))
    return letter
      ? c.json(letterOnWire(letter, await mailbox.open(letter.id)))
      : c.json({ message: 'No such message' }, 404)
  })

  app.get('/mail/:id{[0-9]+}', pageHeaders, async (c) => {
    const letter = mailbox.find(c.req.param('id'))
    if (!letter) return c.notFound()
    return c.html(page(letter.subject, '/mail', letterPage(letter, await mailbox.open(letter.id))))
  })

  app.get('/mail/:id{[0-9]+}/html', async (c) => {
    const letter = mailbox.find(c.req.param('id'))
    if (!letter) return c.notFound()
    // Untrusted HTML: no script, no network, a sandboxed origin.
    const policy = `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: ${place.url}; frame-ancestors 'self'`
    c.header('content-security-policy', policy)
    c.header('referrer-policy', 'no-referrer')
    return c.html(readableHtml(letter, await mailbox.open(letter.id), place.url))
  })

  app.get('/mail/:id{[0-9]+}/raw', (c) => {
    const letter = mailbox.find(c.req.param('id'))
    if (!letter) return c.notFound()
    return c.body(new Uint8Array(mailbox.raw(letter.id)), 200, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })

  app.get('/mail/:id{[0-9]+}/attachments/:n{[0-9]+}', async (c) => {
    const letter = mailbox.find(c.req.param('id'))
    const attachment = letter && (await mailbox.open(letter.id)).attachments[Number(c.req.param('n'))]
    if (!attachment) return c.notFound()
    const name = encodeURIComponent(attachment.filename ?? 'liite')
    return c.body(new Uint8Array(bytesOf(attachment)), 200, {
      'content-type': attachment.mimeType,
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
  })

  return { app, smtp, close }
}
