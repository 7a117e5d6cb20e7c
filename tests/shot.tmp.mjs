import { chromium } from '@playwright/test'
const base = 'http://localhost:3931', out = 'http://127.0.0.1:4031'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const widths = [390, 1280]
const shot = async (page, name) => { for (const w of widths) { await page.setViewportSize({ width: w, height: 900 }); await page.waitForTimeout(200); await page.screenshot({ path: `/tmp/wf-shots/${name}-${w}.png`, fullPage: true }) } }
const mail = async (page, email, re) => { for (let i = 0; i < 40; i++) { const m = (await (await page.request.get(`${out}/mail.json?to=${encodeURIComponent(email)}`)).json()).messages.find((x) => re.test(x.subject)); if (m) return (await page.request.get(`${out}/mail/${m.id}.json`)).text(); await page.waitForTimeout(500) } throw new Error('no mail') }
const context = await browser.newContext({ locale: 'fi-FI' }); const page = await context.newPage()
await page.goto(base + '/friends-edut'); await shot(page, 'edut')
const email = `${crypto.randomUUID()}@example.com`
await page.getByRole('button', { name: 'Liity Friendsiin' }).click(); await shot(page, 'refused')
await page.getByLabel('Sähköposti').first().fill(email)
await page.getByRole('checkbox', { name: /Hyväksyn/ }).check()
await page.getByRole('button', { name: 'Liity Friendsiin' }).click()
await page.waitForURL(/notice=sent/); await shot(page, 'sent')
const text = await mail(page, email, /Vahvista Friends/)
const link = /\/friends\/vahvista\/[\w.-]+/.exec(text)[0]
await page.goto(base + link); await shot(page, 'confirm')
await page.getByRole('button', { name: 'Vahvista ja liity' }).click(); await page.waitForURL(/joined/); await shot(page, 'joined')
await page.goto(base + '/omat-sivut/friends'); await shot(page, 'own-guest')
await page.goto(base + '/friends-ehdot'); await shot(page, 'ehdot')
await page.goto(base + '/varaa-näöntarkastus'); await page.getByRole('link', { name: /huonommin kuin ennen/ }).click(); await page.getByRole('link', { name: 'Helsinki Kamppi' }).click()
await page.locator('.soonest').getByRole('button').first().click(); await page.waitForLoadState(); await shot(page, 'booking')
await browser.close()
