import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop } from '../kit/test-shop.ts'

let shop: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('a message with an attachment is received completely', async () => {
  await send({ to: 'aino@esimerkki.fi', subject: 'Tilausvahvistus ä', text: 'Kiitos tilauksesta' })
  const { messages } = await read('/mail.json?to=aino@')
  expect(messages).toHaveLength(1)
  expect(messages[0]).toMatchObject({ subject: 'Tilausvahvistus ä', to: ['aino@esimerkki.fi'], attachments: 1 })
  const letter = await read(`/mail/${messages[0].id}.json`)
  expect(letter.text.trim()).toBe('Kiitos tilauksesta')
  expect(letter.html).toContain('<b>Kiitos</b>')
  expect(letter.attachments[0]).toMatchObject({ n: 0, filename: 'kuitti.pdf', mimeType: 'application/pdf', size: 9 })
  const file = await fetch(shop.world().url + letter.attachments[0].url)
  expect(await file.text()).toBe('%PDF-1.7\n')
  expect(file.headers.get('content-disposition')).toContain('attachment')
})

test('the HTML of a message is shown without script or network', async () => {
  const { messages } = await read('/mail.json')
  const shown = await fetch(`${shop.world().url}/mail/${messages[0].id}/html`)
  expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups .*default-src 'none'/)
})

test('the newest message is listed first, and a search by recipient finds only theirs', async () => {
  await send({ to: 'eino@esimerkki.fi', subject: 'Toinen' })
  const { messages } = await read('/mail.json')
  expect(messages[0].subject).toBe('Toinen')
  expect((await read('/mail.json?to=nobody')).messages).toEqual([])
  expect((await read(`/mail.json?after=${messages[1].id}`)).messages).toEqual([messages[0]])
})

test('the mail stand-in refuses as many messages as it is set to', async () => {
  await shop.control({ refuse: 1, code: 451 }, '/mail/control')
  await expect(send({ to: 'aino@esimerkki.fi' })).rejects.toMatchObject({ responseCode: 451 })
  await expect(send({ to: 'aino@esimerkki.fi' })).resolves.toBeTruthy()
})

test('messages are still there after a restart', async () => {
  const before = (await read('/mail.json')).messages
  await shop.restart()
  expect((await read('/mail.json')).messages).toEqual(before)
})

function send(changes: { to: string; subject?: string; text?: string }) {
  return createTransport({ host: '127.0.0.1', port: shop.world().smtpPort, secure: false }).sendMail({
    from: 'kauppa@esimerkki.fi',
    subject: 'Viesti',
    text: 'Hei',
    html: '<p><b>Kiitos</b></p>',
    attachments: [{ filename: 'kuitti.pdf', content: '%PDF-1.7\n' }],
    ...changes,
  })
}

async function read(path: string) {
  return (await fetch(shop.world().url + path)).json()
}
