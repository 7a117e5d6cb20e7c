import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const p = await (await b.newContext({ viewport: { width: 390, height: 900 } })).newPage()
await p.goto('http://localhost:3931/lahjakortii/osta'); await p.waitForTimeout(1000)
console.log(await p.evaluate(() => { const s=[...document.querySelectorAll('.picture span')][1]; s.scrollIntoView({block:'center'}); const r=s.getBoundingClientRect(); const i=s.previousElementSibling.getBoundingClientRect(); const e=document.elementFromPoint(r.x+r.width/2,r.y+r.height/2); return JSON.stringify({r,i,e:e.outerHTML.slice(0,90),aspect:getComputedStyle(s.previousElementSibling).aspectRatio}) }))
await b.close()
